import { nextState } from "../../domain/payment/next-state.ts";
import type { BlockMark } from "./cursor.ts";
import type { FollowContext } from "./follow-context.ts";
import { settleTransfer } from "./settle-transfer.ts";
import { transferRow } from "./transfer-row.ts";
import type { Transaction } from "../../runtime/database/types.ts";

// As few as leave most of the database's connections to the requests.
const transfersAtOnce = 4;

/** Settles what has become final, and ends the quotes that the final chain has outlived. */
export async function settleFinal(context: FollowContext, final: BlockMark): Promise<void> {
  const { genesis, transaction } = context;
  const rows = await transaction(
    (sql) => sql`
      select transaction_hash from public.eth_transfers
      where genesis_hash = ${genesis} and not is_final and block_number <= ${String(final.number)}
      order by block_number`,
  );
  const hashes = rows.map((row) => transferRow.parse(row).transaction_hash);
  let failure: { reason: unknown } | undefined;
  for (let settled = 0; settled < hashes.length; settled += transfersAtOnce) {
    const some = hashes.slice(settled, settled + transfersAtOnce);
    const results = await Promise.allSettled(some.map((hash) => settleTransfer(context, hash)));
    failure ??= results.find((result) => result.status === "rejected");
  }
  // One that cannot be read must not stand in the way of the others.
  if (failure) throw failure.reason;
  await transaction(async (sql) => {
    await lapse(sql, context, final);
    await sql`
      update private.followed_chains set final_number = ${String(final.number)}
      where genesis_hash = ${genesis} and final_number < ${String(final.number)}`;
    await sql`
      delete from private.followed_blocks
      where genesis_hash = ${genesis} and number < ${String(final.number)}`;
  });
}

/** A transfer in time would be in a block that is final by now, and would have been found there. */
async function lapse(
  sql: Transaction,
  { chain, genesis }: FollowContext,
  final: BlockMark,
): Promise<void> {
  const lapsed = nextState("quoted", "lapsed");
  if (lapsed === undefined) return;
  await sql`
    update public.eth_payments p set state = ${lapsed}
    where p.state = 'quoted' and p.genesis_hash = ${genesis} and p.expires_at < ${final.time}
      and not exists (
        select from public.eth_transfers t where t.payment_id = p.id and not t.is_final
      )`;
  // Of a chain that is not here any more nothing can come.
  await sql`
    update public.eth_payments set state = ${lapsed}
    where state = 'quoted' and expires_at < now() - interval '1 day'
      and (genesis_hash is distinct from ${genesis} or chain_id <> ${chain.chainId})`;
}
