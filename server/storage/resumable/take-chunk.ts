import type { Caller } from "../../../runtime/database/types.ts";
import { findBucket } from "../buckets.ts";
import { decideType } from "../check-content.ts";
import { headBytes } from "../receive-file.ts";
import type { StorageCall } from "../storage-call.ts";
import { storageError } from "../storage-error.ts";
import { abandonUpload } from "./abandon-upload.ts";
import { finishUpload } from "./finish-upload.ts";
import { holdUpload, type UploadTurn } from "./hold-upload.ts";
import { noSuchUpload } from "./own-upload.ts";
import { receiveChunk } from "./receive-chunk.ts";
import { keepProgress } from "./keep-progress.ts";
import { findAnyUpload, recordPart, toPartUpload, type StoredUpload } from "./uploads.ts";

export type ChunkProgress = { upload: StoredUpload; offset: number };
type Chunk = { offset: number; body: AsyncIterable<Uint8Array> | null };

/**
 * Adds what comes to an upload, at the place where it has to go on; without a chunk it only says how far it is. Either
 * way, what is whole becomes an object before anybody hears that all of it has arrived.
 */
export async function takeChunk(
  call: StorageCall,
  { id }: Pick<StoredUpload, "id">,
  caller: Caller,
  chunk?: Chunk,
): Promise<ChunkProgress> {
  const { database } = call.storage;
  return holdUpload(database, id, async (turn) => {
    // In this turn, nobody else changes it.
    const upload = await database.asOwner((sql) => findAnyUpload(sql, id));
    if (!upload) throw noSuchUpload();
    const before = await measure(call, upload);
    if (chunk && chunk.offset !== before) {
      throw storageError("wrongOffset", "Upload-Offset conflict");
    }
    if (upload.isFinished) return { upload, offset: before };
    const current = { ...upload, received: before };
    const offset = chunk ? await append(call, current, chunk, turn) : before;
    const expiresAt = await database.asOwner((sql) => keepProgress(sql, { ...turn, id, offset }));
    const after = { ...current, received: offset, expiresAt };
    if (offset === upload.length) await finishUpload(call, after, caller);
    return { upload: after, offset };
  });
}

async function measure({ storage }: StorageCall, upload: StoredUpload): Promise<number> {
  if (upload.isFinished) return upload.length;
  const size = await storage.parts.measure(toPartUpload(upload));
  if (size !== null) return size;
  // From a backup, which has no bytes of what was not finished.
  await abandonUpload(storage, upload);
  throw noSuchUpload();
}

async function append(
  call: StorageCall,
  upload: StoredUpload,
  { body }: Chunk,
  { lease, requireTurn }: UploadTurn,
): Promise<number> {
  const { storage } = call;
  const { id, length, received } = upload;
  const head: Uint8Array[] = [];
  const mostBytes = length - received;
  const incoming = receiveChunk(body, { mostBytes, requireTurn });
  const seen = received === 0 ? keepHead(incoming, head) : incoming;
  const offset = await storage.parts.append(
    toPartUpload(upload),
    storage.hashes.follow(id, received, seen),
    async (part) => {
      const isRecorded = await storage.database.asOwner((sql) =>
        recordPart(sql, { id, lease }, part),
      );
      if (!isRecorded) throw storageError("locked", "Another request is writing to this upload.");
    },
  );
  const start = Buffer.concat(head);
  if (received === 0 && start.length >= Math.min(headBytes, length)) {
    await requireRightStart(call, upload, start);
  }
  return offset;
}

/** What is not what it is said to be is refused with its first bytes, not with its last. */
async function requireRightStart(
  { storage }: StorageCall,
  upload: StoredUpload,
  head: Uint8Array,
): Promise<void> {
  const bucket = await findBucket(storage.database, upload.bucketId);
  try {
    decideType(bucket, upload.type, head);
  } catch (error) {
    await abandonUpload(storage, upload);
    throw error;
  }
}

async function* keepHead(
  body: AsyncIterable<Uint8Array>,
  head: Uint8Array[],
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    if (size < headBytes) head.push(chunk.slice(0, headBytes - size));
    size += chunk.byteLength;
    yield chunk;
  }
}
