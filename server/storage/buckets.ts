import type { Database, Transaction } from "../database.ts";
import { storageError } from "./storage-error.ts";

export type Bucket = {
  id: string;
  name: string;
  owner: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
};

/** What a bucket takes is no secret: everybody is told, whoever may see its row. */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const [bucket] = await database.asOwner((sql) => selectBuckets(sql, sql`where id = ${id}`));
  if (!bucket) throw noSuchBucket();
  return bucket;
}

export function selectBuckets(sql: Transaction, where = sql``) {
  return sql<Bucket[]>`
    select id, name, coalesce(owner_id, '') as owner, public, file_size_limit::float8,
      allowed_mime_types, created_at, updated_at
    from storage.buckets ${where} order by name`;
}

export function noSuchBucket() {
  return storageError("noSuchBucket", "Bucket not found");
}
