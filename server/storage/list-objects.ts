import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";

export const listRequest = z.object({
  prefix: z.string().max(1024).default(""),
  limit: z.int().min(1).max(10_000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  search: z.string().max(1024).default(""),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .prefault({}),
});
export type ListRequest = z.infer<typeof listRequest>;

/** What lies directly below the prefix: folders first, which have nothing but a name, then objects. */
export function listObjects(sql: Transaction, bucketId: string, request: ListRequest) {
  const { limit, offset, search, sortBy } = request;
  const prefix = request.prefix.replaceAll(/^\/+|\/+$/g, "");
  const start = prefix === "" ? "" : `${prefix}/`;
  const order = sortBy.order === "desc" ? sql`desc` : sql`asc`;
  return sql`
    with below as (
      select o.*, substr(o.name, ${start.length + 1}::int) as rest
      from storage.objects o
      where bucket_id = ${bucketId} and name >= ${start} and starts_with(name, ${start})
    ), entries as (
      select split_part(rest, '/', 1) as name, true as is_folder, null::uuid as id,
        null::timestamptz as updated_at, null::timestamptz as created_at,
        null::timestamptz as last_accessed_at, null::jsonb as metadata
      from below where strpos(rest, '/') > 0 group by 1
      union all
      select rest, false, id, updated_at, created_at, last_accessed_at, metadata
      from below where strpos(rest, '/') = 0
    )
    select name, id, updated_at, created_at, last_accessed_at, metadata from entries
    where starts_with(lower(name), lower(${search}))
    order by is_folder desc, ${sql(sortBy.column)} ${order}, name collate "C" ${order}
    limit ${limit} offset ${offset}`;
}
