import { findBucket } from "./buckets.ts";
import { findQuota } from "./quota.ts";
import { asCaller, ownerOf, type StorageCall } from "./storage-call.ts";
import type { Destination } from "./store-object.ts";
import type { Caller } from "../../runtime/database/types.ts";

export type Wanted = { bucketId: string; name: string; caller: Caller; isUpsert: boolean };

export async function planObject(
  call: StorageCall,
  { bucketId, name, caller, isUpsert }: Wanted,
): Promise<Destination> {
  return {
    bucket: await findBucket(call.storage.database, bucketId),
    name,
    ownerId: ownerOf(caller),
    isUpsert,
    quota: findQuota(caller, call.storage.clientBytes),
    transaction: asCaller(call, caller),
  };
}

export function asksForUpsert({ context }: StorageCall): boolean {
  return context.req.header("x-upsert") === "true";
}
