import type { Transaction } from "../../runtime/database/types.ts";
import { byteKey } from "../../runtime/files/files.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { LeftOutside } from "./left-outside.ts";

/**
 * Of a company whose 30 days are over, or that went with the last person in it, the studio's own records stay, without a
 * name or a word. Its people stay, too: they are in it no more.
 */
export async function endCompanies(sql: Transaction): Promise<LeftOutside> {
  const left: LeftOutside = { files: [], mailIds: [] };
  const ending = await sql<
    { id: string }[]
  >`select id from private.ending_companies() as id order by id`;
  for (const { id } of ending) {
    // Whoever keeps it, or joins it, at this very moment comes before or after.
    await sql`select from public.companies where id = ${id} for update`;
    const [still] = await sql`select 1 from private.ending_companies() as id where id = ${id}`;
    if (!still) continue;
    left.files.push(...(await deleteFiles(sql, id)));
    left.mailIds.push(...(await deleteMails(sql, id)));
    await sql`select private.anonymise_company(${id})`;
  }
  return left;
}

async function deleteFiles(sql: Transaction, id: string): Promise<LeftOutside["files"]> {
  const gone = await sql`
    delete from storage.objects o using private.company_folders(${id}) f
    where o.bucket_id = f.bucket and split_part(o.name, '/', 1) = f.folder
    returning o.bucket_id as "bucketId", o.version`;
  return parseRows(byteKey, gone);
}

/** Those that name it, or something of it, in a link or in their key. */
async function deleteMails(sql: Transaction, id: string): Promise<string[]> {
  const gone = await sql<{ id: string }[]>`
    with named as (
      select folder as id from private.company_folders(${id})
      union all
      select p.id::text from public.eth_payments p where p.company_id = ${id}
    )
    delete from private.outbox m
    where exists (
      select from named n
      where position(n.id in m.unique_key) > 0 or position(n.id in lower(m.body_text)) > 0
    )
    returning m.id`;
  return gone.map((mail) => mail.id);
}
