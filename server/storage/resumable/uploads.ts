import { z } from "zod";
import type postgres from "postgres";
import type { Transaction } from "../../../runtime/database/types.ts";
import { parseRow, parseRows } from "../../../runtime/database/parse-rows.ts";
import type { UserMetadata } from "../objects.ts";
import type { PartUpload, StoredPart } from "./part-store.ts";

const uploadRow = z.object({
  id: z.string(),
  bucketId: z.string(),
  name: z.string(),
  length: z.number(),
  received: z.number(),
  parts: z.number(),
  storeId: z.string().nullable(),
  isUpsert: z.boolean(),
  type: z.string(),
  cacheControl: z.string(),
  userMetadata: z.record(z.string(), z.json()).nullable(),
  announced: z.string(),
  isFinished: z.boolean(),
  isExpired: z.boolean(),
  expiresAt: z.date(),
});

export type StoredUpload = z.infer<typeof uploadRow>;

export type NewUpload = Pick<
  StoredUpload,
  | "id"
  | "bucketId"
  | "name"
  | "length"
  | "storeId"
  | "isUpsert"
  | "type"
  | "cacheControl"
  | "announced"
> & { userMetadata: UserMetadata };

/** As its owner, whose transaction it is. */
export async function beginUpload(sql: Transaction, upload: NewUpload): Promise<void> {
  const row: postgres.JSONValue = {
    id: upload.id,
    bucket_id: upload.bucketId,
    name: upload.name,
    length: upload.length,
    store_id: upload.storeId,
    is_upsert: upload.isUpsert,
    type: upload.type,
    cache_control: upload.cacheControl,
    user_metadata: upload.userMetadata,
    announced: upload.announced,
  };
  await sql`select changes.begin_upload(${sql.json(row)})`;
}

/** As its owner, whose transaction it is: nobody else finds it. */
export async function findUpload(sql: Transaction, id: string): Promise<StoredUpload | undefined> {
  const rows = await sql`select ${columnsOf(sql)} from changes.find_upload(${id})`;
  return parseRow(uploadRow, rows);
}

/** As the server: the signature that it comes with says whose it is. */
export async function findAnyUpload(
  sql: Transaction,
  id: string,
): Promise<StoredUpload | undefined> {
  const rows = await sql`select ${columnsOf(sql)} from private.uploads where id = ${id}`;
  return parseRow(uploadRow, rows);
}

export async function listExpiredUploads(sql: Transaction): Promise<StoredUpload[]> {
  const rows = await sql`
    select ${columnsOf(sql)} from private.uploads
    where expires_at < now() and (leased_until is null or leased_until < now())
    order by expires_at limit 500`;
  return parseRows(uploadRow, rows);
}

/** With it goes the room that was kept for it. */
export async function removeUpload(sql: Transaction, id: string): Promise<void> {
  await sql`delete from private.uploads where id = ${id}`;
}

export async function recordPart(
  sql: Transaction,
  { id, lease }: { id: string; lease: string },
  { number, tag, size }: StoredPart,
): Promise<boolean> {
  const counted = await sql`
    update private.uploads set received = received + ${size}, parts = ${number}
    where id = ${id} and leased_by = ${lease}`;
  if (counted.count === 0) return false;
  await sql`
    insert into private.upload_parts (upload_id, number, tag) values (${id}, ${number}, ${tag})
    on conflict (upload_id, number) do update set tag = excluded.tag`;
  return true;
}

export async function listTags(sql: Transaction, id: string): Promise<string[]> {
  const rows = await sql<{ tag: string }[]>`
    select tag from private.upload_parts where upload_id = ${id} order by number`;
  return rows.map(({ tag }) => tag);
}

export function toPartUpload(upload: StoredUpload): PartUpload {
  const { bucketId, id: version, storeId, length, received, parts } = upload;
  return { key: { bucketId, version }, storeId, length, received, parts };
}

function columnsOf(sql: Transaction) {
  return sql`
    id, bucket_id as "bucketId", name, length::float8, received::float8, parts, store_id as "storeId",
    is_upsert as "isUpsert", type, cache_control as "cacheControl", user_metadata as "userMetadata",
    announced, finished_at is not null as "isFinished", expires_at < now() as "isExpired",
    expires_at as "expiresAt"`;
}
