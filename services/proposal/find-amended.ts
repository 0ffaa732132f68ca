import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { penceColumn } from "../billing/rows.ts";

const amendedRow = z.object({
  project: z.object({ id: z.string(), title: z.string() }),
  /** What they come to together. */
  net_pence: penceColumn,
  /** Those of before, the oldest first. */
  agreements: z.array(z.object({ hash: z.string(), signer: z.string(), signed_at: z.string() })),
});
export type Amended = z.infer<typeof amendedRow>;

/** What a change is a change of: the project, and what had been signed for it when this version of the change was sent. */
export async function findAmended(
  sql: Transaction,
  { projectId, sentAt }: { projectId: string | null; sentAt: Date },
): Promise<Amended | undefined> {
  if (projectId === null) return undefined;
  const rows = await sql`
    select jsonb_build_object('id', p.id, 'title', p.title) as project, coalesce(sum(a.net_pence), 0)::text as net_pence,
      coalesce(
        jsonb_agg(
          jsonb_build_object('hash', a.content_hash, 'signer', a.signer_name, 'signed_at', a.content::jsonb ->> 'signed_at')
          order by a.created_at, a.id
        ) filter (where a.id is not null),
        '[]'
      ) as agreements
    from public.projects p
    left join lateral (
      select a.* from public.agreements a
      where a.created_at < ${sentAt}
        and exists (select from public.milestones m where m.agreement_id = a.id and m.project_id = p.id)
    ) a on true
    where p.id = ${projectId} group by p.id`;
  return parseRow(amendedRow, rows);
}
