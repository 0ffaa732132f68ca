import { z } from "zod";
import { findBucket, type Bucket } from "./buckets.ts";
import { takesType, typeNotTaken } from "./check-content.ts";
import { requireObjectName } from "./object-name.ts";
import { readObject, selectObject, type StoredObject } from "./objects.ts";
import { folderOf, lockQuota, requireRoom } from "./quota.ts";
import { noSuchKey, storageError } from "./storage-error.ts";
import {
  isUncertain,
  limitOf,
  recordObject,
  requireMayStore,
  type Destination,
} from "./store-object.ts";
import { dropBytes, newVersion, type Storage } from "./storage.ts";

export const relocationRequest = z.object({
  bucketId: z.string(),
  sourceKey: z.string().transform(requireObjectName),
  destinationKey: z.string().transform(requireObjectName),
  destinationBucket: z.string().optional(),
  sourceVersionId: z.undefined({ error: "Versions are not kept." }).optional(),
});
export const copyRequest = relocationRequest.extend({
  copyMetadata: z.literal(true, { error: "Metadata is always copied." }).optional(),
});
export type Relocation = z.infer<typeof relocationRequest>;

type Actor = Pick<Destination, "transaction" | "ownerId" | "isUpsert" | "quota">;

export async function copyObject(
  storage: Storage,
  actor: Actor,
  relocation: Relocation,
): Promise<{ id: string; key: string }> {
  const { source, bucket, name } = await plan(storage, actor, relocation);
  await requireMayStore({ ...actor, bucket, name }, source.metadata.size);
  const version = await copyBytes(storage, source, bucket.id);
  const { id } = await recordObject(storage, actor, {
    bucketId: bucket.id,
    name,
    version,
    ownerId: actor.ownerId,
    metadata: source.metadata,
    userMetadata: source.user_metadata,
  });
  return { id, key: `${bucket.id}/${name}` };
}

/** Within a bucket only the row changes. To another one the bytes go first, as they do for a new object. */
export async function moveObject(
  storage: Storage,
  actor: Actor,
  relocation: Relocation,
): Promise<void> {
  const { source, bucket, name } = await plan(storage, actor, relocation);
  const isElsewhere = bucket.id !== source.bucket_id;
  const version = isElsewhere ? await copyBytes(storage, source, bucket.id) : source.version;
  const before = { bucketId: source.bucket_id, version: source.version };
  const after = { bucketId: bucket.id, version };
  try {
    // Only the version that was looked at: bytes of another would be lost.
    await actor.transaction(async (sql) => {
      const quota = folderOf(name) === folderOf(source.name) ? null : actor.quota;
      if (quota) await lockQuota(sql, name);
      const moved = await sql`
        update storage.objects
        set bucket_id = ${bucket.id}, name = ${name}, version = ${version}, updated_at = now()
        where id = ${source.id} and version = ${source.version}`;
      if (moved.count === 0) throw noSuchKey();
      if (quota) await requireRoom(sql, quota, { name });
    });
  } catch (error) {
    if (isElsewhere && !isUncertain(error)) await dropBytes(storage, [after]);
    throw error;
  }
  if (isElsewhere) await dropBytes(storage, [before]);
}

async function plan(
  { database }: Storage,
  { transaction }: Actor,
  { bucketId, sourceKey, destinationKey, destinationBucket = bucketId }: Relocation,
): Promise<{ source: StoredObject; bucket: Bucket; name: string }> {
  const bucket = await findBucket(database, destinationBucket);
  const [row] = await transaction((sql) => selectObject(sql, { bucketId, name: sourceKey }));
  if (!row) throw noSuchKey();
  const source = readObject(row);
  const { mimetype, size } = source.metadata;
  if (!takesType(bucket, mimetype)) throw typeNotTaken(mimetype);
  if (size > limitOf(bucket)) {
    throw storageError("tooLarge", "The object exceeded the maximum allowed size");
  }
  return { source, bucket, name: destinationKey };
}

async function copyBytes({ store }: Storage, source: StoredObject, bucketId: string) {
  const version = newVersion();
  const from = { bucketId: source.bucket_id, version: source.version };
  if (await store.copy(from, { bucketId, version })) return version;
  throw noSuchKey();
}
