import type { Caller } from "../../../runtime/database/types.ts";
import type { Bucket } from "../buckets.ts";
import { decideType } from "../check-content.ts";
import { planObject } from "../plan-object.ts";
import { headBytes } from "../receive-file.ts";
import type { StorageCall } from "../storage-call.ts";
import { toStorageError } from "../storage-error.ts";
import { describeContent, replaceObject } from "../store-object.ts";
import { dropBytes, type Storage } from "../storage.ts";
import { listTags, removeUpload, toPartUpload, type StoredUpload } from "./uploads.ts";

/**
 * Makes an upload that has come whole an object, by the same rules as one that came at once. Whatever breaks off in between
 * is taken up again by the next request; what is refused is gone.
 */
export async function finishUpload(
  call: StorageCall,
  upload: StoredUpload,
  caller: Caller,
): Promise<void> {
  const { storage } = call;
  const { id, bucketId, name, length, isUpsert, cacheControl, userMetadata } = upload;
  const listOwnTags = () => storage.database.asOwner((sql) => listTags(sql, id));
  await storage.parts.finish(toPartUpload(upload), listOwnTags);
  const destination = await planObject(call, { bucketId, name, caller, isUpsert });
  try {
    const type = await decideOwnType(storage, upload, destination.bucket);
    const sha256 = storage.hashes.take(id, length);
    await replaceObject(
      storage,
      destination,
      {
        bucketId,
        name,
        ownerId: destination.ownerId,
        version: id,
        metadata: describeContent({ size: length, sha256, version: id }, { type, cacheControl }),
        userMetadata,
      },
      async (sql) => {
        await sql`select changes.finish_upload(${id})`;
      },
    );
  } catch (error) {
    if (isRefusal(error)) {
      await storage.database.asOwner((sql) => removeUpload(sql, id));
      await dropBytes(storage, [{ bucketId, version: id }]);
    }
    throw error;
  }
}

/** Asked again, it would be answered the same. */
function isRefusal(error: unknown): boolean {
  const status = toStorageError(error, false)?.status ?? 500;
  return status < 500 && status !== 401;
}

async function decideOwnType(
  { store }: Storage,
  { id: version, bucketId, type, length: size }: StoredUpload,
  bucket: Bucket,
): Promise<string> {
  if (size === 0) return decideType(bucket, type, new Uint8Array());
  const range = { start: 0, end: Math.min(size, headBytes) - 1, size };
  const bytes = await store.open({ bucketId, version }, range, AbortSignal.timeout(30_000));
  if (!bytes) throw new Error(`The bytes of ${bucketId}/${version} are not there.`);
  const head: Uint8Array[] = [];
  for await (const chunk of bytes) head.push(chunk);
  return decideType(bucket, type, Buffer.concat(head));
}
