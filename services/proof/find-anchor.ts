import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const anchorRow = z.object({
  state: z.enum(["pending", "submitted", "final", "revoked"]),
  block_number: z.number().nullable(),
  block_time: z.string().nullable(),
  transaction_hash: z.string().nullable(),
  proof: z.unknown(),
  is_edited: z.boolean(),
});

export type FoundAnchor = z.infer<typeof anchorRow>;

/** One content may stand in several campaigns; it counts as unchanged while one of them still says it. */
export async function findAnchor(
  sql: Transaction,
  contentHash: string,
): Promise<FoundAnchor | undefined> {
  const rows = await sql`
    select a.state, a.block_number::float8, to_json(a.block_time) #>> '{}' as block_time,
      a.transaction_hash, a.proof,
      c.id is not null
        and private.hash_content(private.canonical_campaign(c)) <> a.content_hash as is_edited
    from public.content_anchors a left join public.pr_campaigns c on c.id = a.campaign_id
    where a.content_hash = ${contentHash} and a.state in ('pending', 'submitted', 'final', 'revoked')
    order by array_position(array['revoked', 'final', 'submitted', 'pending'], a.state), is_edited
    limit 1`;
  return parseRow(anchorRow, rows);
}
