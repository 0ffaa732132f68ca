import { z } from "zod";
import type { Transaction } from "../database.ts";

const storedMetadata = z.object({
  eTag: z.string(),
  size: z.number(),
  mimetype: z.string(),
  cacheControl: z.string(),
  lastModified: z.string(),
  contentLength: z.number(),
  httpStatusCode: z.number(),
});
export type ObjectMetadata = z.infer<typeof storedMetadata>;

export type UserMetadata = Record<string, z.core.util.JSONType> | null;

export type ObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
  metadata: unknown;
  user_metadata: UserMetadata;
};

export type StoredObject = Omit<ObjectRow, "metadata"> & { metadata: ObjectMetadata };

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
  return sql<ObjectRow[]>`
    select ${columnsOf(sql)} from storage.objects where bucket_id = ${bucketId} and name = ${name}`;
}

export function readObject(row: ObjectRow): StoredObject {
  return { ...row, metadata: storedMetadata.parse(row.metadata) };
}

/** Answers the id, and the version that was there before. Without `isUpsert` a name that is taken is an error. */
export async function writeObject(
  sql: Transaction,
  object: NewObject,
  isUpsert: boolean,
): Promise<{ id: string; replaced: string | null }> {
  const { bucketId, name, version, ownerId, metadata, userMetadata } = object;
  const [before] = isUpsert
    ? await sql<{ version: string }[]>`
        select version from storage.objects
        where bucket_id = ${bucketId} and name = ${name} for update`
    : [];
  const [written] = await sql<{ id: string }[]>`
    insert into storage.objects
      (bucket_id, name, version, owner, owner_id, metadata, user_metadata)
    values (
      ${bucketId}, ${name}, ${version}, ${ownerId}::uuid, ${ownerId}, ${sql.json(metadata)},
      ${userMetadata === null ? null : sql.json(userMetadata)}
    )
    ${isUpsert ? overwrite(sql) : sql``}
    returning id`;
  return { id: written?.id ?? "", replaced: before?.version ?? null };
}

function overwrite(sql: Transaction) {
  return sql`
    on conflict (bucket_id, name) do update
    set version = excluded.version, owner = excluded.owner, owner_id = excluded.owner_id,
      metadata = excluded.metadata, user_metadata = excluded.user_metadata, updated_at = now()`;
}
