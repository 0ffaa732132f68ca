import { requireAllowedType } from "../check-content.ts";
import { requireObjectName } from "../object-name.ts";
import { asksForUpsert, planObject, type Wanted } from "../plan-object.ts";
import { toCacheControl, toUserMetadata } from "../read-upload.ts";
import { tooLarge } from "../receive-file.ts";
import type { StorageCall } from "../storage-call.ts";
import { diskFull, storageError } from "../storage-error.ts";
import { limitOf, requireMayStore, type Destination } from "../store-object.ts";
import { newVersion, type Storage } from "../storage.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { describeProgress } from "./describe-progress.ts";
import { readUploadSignature } from "./own-upload.ts";
import { tooLong } from "./receive-chunk.ts";
import { takeChunk } from "./take-chunk.ts";
import { isChunk, readBodyLength, readByteCount, requireVersion } from "./tus-headers.ts";
import { parseUploadMetadata } from "./upload-metadata.ts";
import { beginUpload, type NewUpload } from "./uploads.ts";

/** Beyond what was promised: the database and its log are on a disk, too. */
const spareBytes = 512 * 1024 ** 2;

/** POST: keeps room for a file, and answers where it goes. A body is its first bytes. */
export async function handleCreate(call: StorageCall, isSigned: boolean): Promise<Response> {
  const { context, storage } = call;
  requireVersion(context);
  requireKnownLength(call);
  const length = readByteCount(context, "upload-length");
  const announced = context.req.header("upload-metadata") ?? "";
  const said = parseUploadMetadata(announced);
  const wanted = await readWanted(call, said, isSigned);
  const destination = await planObject(call, wanted);
  const { bucket, name } = destination;
  const type = said.get("contentType") ?? "";
  requireAllowedType(bucket, type);
  if (length > limitOf(bucket)) throw tooLarge(limitOf(bucket));
  if (isChunk(context) && (readBodyLength(context) ?? 0) > length) throw tooLong();
  const upload = {
    id: newVersion(),
    bucketId: bucket.id,
    name,
    length,
    isUpsert: wanted.isUpsert,
    type,
    cacheControl: toCacheControl(said.get("cacheControl")),
    userMetadata: toUserMetadata(said.get("metadata")),
    announced,
  };
  await reserve(storage, destination, upload);
  const hasBody = isChunk(context) || length === 0;
  const chunk = { offset: 0, body: isChunk(context) ? context.req.raw.body : null };
  const progress = await takeChunk(call, upload, wanted.caller, hasBody ? chunk : undefined);
  return new Response(null, {
    status: 201,
    headers: {
      ...call.headers,
      ...describeProgress(progress.upload, progress.offset),
      location: `/storage/v1/upload/resumable/${isSigned ? "sign/" : ""}${upload.id}`,
    },
  });
}

function requireKnownLength({ context }: StorageCall): void {
  for (const name of ["upload-defer-length", "upload-concat"]) {
    if (context.req.header(name) === undefined) continue;
    throw storageError("invalidRequest", `${name} is not supported by this server.`);
  }
}

async function readWanted(
  call: StorageCall,
  said: ReadonlyMap<string, string>,
  isSigned: boolean,
): Promise<Wanted> {
  const bucketId = said.get("bucketName") ?? "";
  const name = requireObjectName(said.get("objectName") ?? "");
  if (!isSigned) {
    return { bucketId, name, caller: await call.caller(), isUpsert: asksForUpsert(call) };
  }
  return { bucketId, name, ...readUploadSignature(call, { bucketId, name }) };
}

/** Tries the row as whoever uploads, and in the same turn takes the room: of the client's, and of the disk's. */
async function reserve(
  { parts, onUnexpected }: Storage,
  destination: Destination,
  upload: Omit<NewUpload, "storeId">,
): Promise<void> {
  const { id: version, bucketId, length } = upload;
  const key = { bucketId, version };
  let begun: { storeId: string | null } | undefined;
  async function begin(sql: Transaction): Promise<void> {
    const [row] = await sql<{ bytes: number }[]>`
      select changes.promised_bytes()::float8 as bytes`;
    const room = await parts.measureRoom();
    if (room !== null && room - (row?.bytes ?? 0) < length + spareBytes) throw diskFull();
    begun = { storeId: await parts.begin(key) };
    await beginUpload(sql, { ...upload, ...begun });
  }
  try {
    await requireMayStore(destination, length, begin);
  } catch (error) {
    if (begun) await parts.abandon({ key, ...begun }).catch(onUnexpected);
    throw error;
  }
}
