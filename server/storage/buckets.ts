import { z } from "zod";
import { storageError } from "./storage-error.ts";
import type { Database, Transaction } from "../../runtime/database/types.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

const bucketRow = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  public: z.boolean(),
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type Bucket = z.infer<typeof bucketRow>;

/** Read past row level security: its limits and types are no secret, and every upload needs them. */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const [bucket] = await database.asOwner((sql) => selectBuckets(sql, sql`where id = ${id}`));
  if (!bucket) throw noSuchBucket();
  return bucket;
}

export async function selectBuckets(
  sql: Transaction,
  rest: ReturnType<Transaction>,
): Promise<Bucket[]> {
  const rows = await sql`
    select id, name, coalesce(owner_id, '') as owner, public, file_size_limit::float8,
      allowed_mime_types, created_at, updated_at
    from storage.buckets ${rest}`;
  return parseRows(bucketRow, rows);
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
