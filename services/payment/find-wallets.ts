import { getAddress, type Address } from "viem";
import type { FollowContext } from "./follow-context.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/**
 * Where money may arrive: the wallet of today, and those named to open payments before it was changed. A week beyond
 * their opening, as long as a late transfer is still looked for by its sender.
 */
export async function findWallets(
  sql: Transaction,
  { chain, genesis }: Pick<FollowContext, "chain" | "genesis">,
): Promise<Address[]> {
  const quoted = await sql<{ receiving_address: string }[]>`
    select distinct receiving_address from public.eth_payments
    where genesis_hash = ${genesis}
      and (state in ('quoted', 'confirming') or created_at > now() - interval '7 days')`;
  const wallets = quoted.map((row) => getAddress(row.receiving_address));
  return [...new Set([getAddress(chain.receivingAddress), ...wallets])];
}
