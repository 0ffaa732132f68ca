import { bucketsQuery, findBucket, listBuckets, noSuchBucket, selectBuckets } from "./buckets.ts";
import { copyObject, copyRequest, moveObject, relocationRequest } from "./copy-object.ts";
import { listObjects, listRequest } from "./list-objects.ts";
import { readObjectAddress } from "./object-name.ts";
import { findQuota } from "./quota.ts";
import { removeObjects, removeRequest } from "./remove-objects.ts";
import {
  asCaller,
  ownerOf,
  readJsonBody,
  readQuery,
  sendJson,
  type StorageCall,
} from "./storage-call.ts";
import { noSuchKey, storageError } from "./storage-error.ts";

export async function handleList(call: StorageCall): Promise<Response> {
  const caller = await call.caller();
  const bucketId = call.context.req.param("bucket") ?? "";
  const request = await readJsonBody(call, listRequest);
  await findBucket(call.storage.database, bucketId);
  const found = await call.storage.database.asCaller(
    caller,
    (sql) => listObjects(sql, bucketId, request),
    { readOnly: true },
  );
  return sendJson(call, found);
}

export async function handleMove(call: StorageCall): Promise<Response> {
  const actor = await readActor(call);
  await moveObject(call.storage, actor, await readJsonBody(call, relocationRequest));
  return sendJson(call, { message: "Successfully moved" });
}

export async function handleCopy(call: StorageCall): Promise<Response> {
  const actor = await readActor(call);
  const request = await readJsonBody(call, copyRequest);
  const { id, key } = await copyObject(call.storage, actor, request);
  return sendJson(call, { Id: id, Key: key });
}

async function readActor(call: StorageCall) {
  const caller = await call.caller();
  const isUpsert = call.context.req.header("x-upsert") === "true";
  const quota = findQuota(caller, call.storage.clientBytes);
  return { transaction: asCaller(call, caller), ownerId: ownerOf(caller), isUpsert, quota };
}

export async function handleRemoveMany(call: StorageCall): Promise<Response> {
  const caller = await call.caller();
  const bucketId = call.context.req.param("bucket") ?? "";
  const { prefixes: names } = await readJsonBody(call, removeRequest);
  await findBucket(call.storage.database, bucketId);
  const removed = await removeObjects(call.storage, asCaller(call, caller), { bucketId, names });
  return sendJson(call, removed);
}

export async function handleRemove(call: StorageCall): Promise<Response> {
  const caller = await call.caller();
  const { bucketId, name } = readObjectAddress(call.context.req.url, "/storage/v1/object/");
  const removed = await removeObjects(call.storage, asCaller(call, caller), {
    bucketId,
    names: [name],
  });
  if (removed.length === 0) throw noSuchKey();
  return sendJson(call, { message: "Successfully deleted" });
}

export async function handleBuckets(call: StorageCall): Promise<Response> {
  requireKey(call);
  const caller = await call.caller();
  const query = readQuery(call, bucketsQuery);
  const { database } = call.storage;
  return sendJson(call, await database.asCaller(caller, (sql) => listBuckets(sql, query)));
}

export async function handleBucket(call: StorageCall): Promise<Response> {
  requireKey(call);
  const caller = await call.caller();
  const id = call.context.req.param("bucket") ?? "";
  const [bucket] = await call.storage.database.asCaller(caller, (sql) =>
    selectBuckets(sql, sql`where id = ${id}`),
  );
  if (!bucket) throw noSuchBucket();
  return sendJson(call, bucket);
}

/** Without one nobody has a bucket, and an empty answer would hide the mistake. */
function requireKey({ context }: StorageCall): void {
  if (context.req.header("authorization") ?? context.req.header("apikey")) return;
  throw storageError("invalidRequest", "headers must have required property 'authorization'");
}
