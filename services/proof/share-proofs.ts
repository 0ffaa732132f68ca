import { verifyCampaigns } from "./finish-batch.ts";
import type { RegistryTarget } from "./registry-target.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** The same content in another campaign needs no second anchor: the proof is about the content. */
export async function shareProofs(
  sql: Transaction,
  { chain, registry, account }: RegistryTarget,
): Promise<void> {
  const shared = await sql<{ id: string }[]>`
    update public.content_anchors a
    set state = 'final', chain_id = f.chain_id, registry_address = f.registry_address,
      publisher_address = f.publisher_address, merkle_root = f.merkle_root,
      merkle_proof = f.merkle_proof, transaction_hash = f.transaction_hash,
      block_number = f.block_number, block_hash = f.block_hash, block_time = f.block_time,
      proof = f.proof, final_at = now()
    from public.content_anchors f
    where a.state = 'pending' and f.state = 'final' and f.content_hash = a.content_hash
      and f.chain_id = ${chain.chainId} and f.registry_address = ${registry}
      and f.publisher_address = ${account.address}
    returning a.id`;
  await verifyCampaigns(
    sql,
    shared.map(({ id }) => id),
  );
}
