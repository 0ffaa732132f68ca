import { z } from "zod";
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

export function selectBuckets(sql: Transaction, rest: ReturnType<Transaction>) {
  return sql<Bucket[]>`
    select id, name, coalesce(owner_id, '') as owner, public, file_size_limit::float8,
      allowed_mime_types, created_at, updated_at
    from storage.buckets ${rest}`;
}

/** As storage-api knows them; what else is asked for is refused by its name. */
export const bucketsQuery = z.strictObject({
  limit: readNumber(1).optional(),
  offset: readNumber(0).default(0),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]).default("name"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
  search: z.string().max(1024).default(""),
});

function readNumber(least: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(least));
}

export function listBuckets(sql: Transaction, query: z.infer<typeof bucketsQuery>) {
  const { limit = null, offset, sortColumn, sortOrder, search } = query;
  const order = sortOrder === "desc" ? sql`desc` : sql`asc`;
  return selectBuckets(
    sql,
    sql`
      where strpos(lower(name), lower(${search})) > 0 
      order by ${sql(sortColumn)} ${order}, id ${order}
      limit ${limit} offset ${offset}`,
  );
}

export function noSuchBucket() {
  return storageError("noSuchBucket", "Bucket not found");
}
