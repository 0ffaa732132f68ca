import type { Transaction } from "../../../server/database.ts";

export type FoundAnchor = {
  state: "pending" | "submitted" | "final" | "revoked";
  block_number: number | null;
  block_time: string | null;
  transaction_hash: string | null;
  proof: unknown;
  is_edited: boolean;
};

/** One content may stand in several campaigns; it counts as unchanged while one of them still says it. */
export async function findAnchor(
  sql: Transaction,
  contentHash: string,
): Promise<FoundAnchor | undefined> {
  const [anchor] = await sql<FoundAnchor[]>`
    select a.state, a.block_number::float8, to_json(a.block_time) #>> '{}' as block_time,
      a.transaction_hash, a.proof,
      c.id is not null
        and private.hash_content(private.canonical_campaign(c)) <> a.content_hash as is_edited
    from public.content_anchors a left join public.pr_campaigns c on c.id = a.campaign_id
    where a.content_hash = ${contentHash} and a.state in ('pending', 'submitted', 'final', 'revoked')
    order by array_position(array['revoked', 'final', 'submitted', 'pending'], a.state), is_edited
    limit 1`;
  return anchor;
}
