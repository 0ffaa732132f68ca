import { findBucket } from "./buckets.ts";
import { requireObjectName } from "./object-name.ts";
import { selectObject } from "./objects.ts";
import { storeObject } from "./store-object.ts";
import type { Storage } from "./storage.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { PublicFiles } from "../../runtime/files/files.ts";

/** The public buckets, for functions. Written as the server, past row level security. */
export function createPublicFiles(storage: Storage): PublicFiles {
  const { database } = storage;
  return {
    async has(bucketId, name) {
      const found = await database.asOwner((sql) => selectObject(sql, { bucketId, name }));
      return found.length > 0;
    },
    async save(bucketId, { name, type, bytes }) {
      const bucket = await findBucket(database, bucketId);
      const destination = {
        bucket,
        name: requireObjectName(name),
        ownerId: null,
        isUpsert: true,
        quota: null,
        transaction: <T>(work: (sql: Transaction) => Promise<T>) => database.asOwner(work),
      };
      await storeObject(storage, destination, {
        type,
        cacheControl: "max-age=86400",
        userMetadata: null,
        body: inOnePiece(bytes),
      });
    },
  };
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
