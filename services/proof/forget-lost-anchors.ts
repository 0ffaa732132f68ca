import type { Transaction } from "../../runtime/database/types.ts";

/**
 * A development chain that was thrown away takes its anchors with it: what they stood for waits again, for the registry
 * of the new one.
 */
export async function forgetLostAnchors(
  sql: Transaction,
  { chainId }: { chainId: number },
): Promise<void> {
  await sql`
    update private.anchor_batches set state = 'failed'
    where chain_id = ${chainId} and state = 'open'`;
  await sql`
    with lost as (
      update public.content_anchors
      set state = 'pending', batch_id = null, proof = null, merkle_root = null, merkle_proof = null,
        transaction_hash = null, block_number = null, block_hash = null, block_time = null,
        final_at = null
      where chain_id = ${chainId} and state in ('submitted', 'final')
      returning campaign_id
    )
    update public.pr_campaigns set blockchain_verified = false
    where id in (select campaign_id from lost)`;
}
