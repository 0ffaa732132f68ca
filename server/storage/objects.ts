import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";

const storedMetadata = z.object({
  eTag: z.string(),
  size: z.number(),
  mimetype: z.string(),
  cacheControl: z.string(),
  lastModified: z.string(),
  contentLength: z.number(),
  httpStatusCode: z.number(),
  /** Of all bytes, in hexadecimal. Missing until a job has read those that came in pieces. */
  sha256: z.string().optional(),
});
export type ObjectMetadata = z.infer<typeof storedMetadata>;

export type UserMetadata = Record<string, z.core.util.JSONType> | null;

export const objectRow = z.object({
  id: z.string(),
  bucket_id: z.string(),
  name: z.string(),
  version: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
  last_accessed_at: z.date(),
  metadata: z.unknown(),
  user_metadata: z.record(z.string(), z.json()).nullable(),
});
const storedObject = objectRow.extend({ metadata: storedMetadata });

export type ObjectRow = z.infer<typeof objectRow>;
export type StoredObject = z.infer<typeof storedObject>;

type Address = { bucketId: string; name: string };
export type NewObject = Address & {
  version: string;
  ownerId: string | null;
  metadata: ObjectMetadata;
  userMetadata: UserMetadata;
};

export function columnsOf(sql: Transaction) {
  return sql`
    id, bucket_id, name, version, created_at, updated_at, last_accessed_at, metadata, user_metadata`;
}

export function selectObject(sql: Transaction, { bucketId, name }: Address) {
  return sql`
    select ${columnsOf(sql)} from storage.objects where bucket_id = ${bucketId} and name = ${name}`;
}

export function readObject(row: unknown): StoredObject {
  return storedObject.parse(row);
}

/** Answers the id, and the version that was there before. Without `isUpsert` a name that is taken is an error. */
export async function writeObject(
  sql: Transaction,
  object: NewObject,
  isUpsert: boolean,
): Promise<{ id: string; replaced: string | null }> {
  const { bucketId, name, version, ownerId, metadata, userMetadata } = object;
  const id = randomUUID();
  const insert = sql`
    insert into storage.objects
      (id, bucket_id, name, version, owner, owner_id, metadata, user_metadata)
    values (
      ${id}, ${bucketId}, ${name}, ${version}, ${ownerId}::uuid, ${ownerId}, ${sql.json(metadata)},
      ${userMetadata === null ? null : sql.json(userMetadata)}
    )`;
  // Asked for nothing back: that would take the right to read, and members also write for a company they do not look at.
  if (!isUpsert) {
    await insert;
    return { id, replaced: null };
  }
  const [before] = await sql<{ version: string }[]>`
    select version from storage.objects
    where bucket_id = ${bucketId} and name = ${name} for update`;
  const [written] = await sql<{ id: string }[]>`${insert} ${overwrite(sql)} returning id`;
  return { id: written?.id ?? id, replaced: before?.version ?? null };
}

function overwrite(sql: Transaction) {
  return sql`
    on conflict (bucket_id, name) do update
    set version = excluded.version, owner = excluded.owner, owner_id = excluded.owner_id,
      metadata = excluded.metadata, user_metadata = excluded.user_metadata, updated_at = now()`;
}
