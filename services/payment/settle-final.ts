import type { Hash } from "viem";
import { nextState } from "../../domain/payment/next-state.ts";
import { ChainDisagreement } from "../chain/chain-disagreement.ts";
import type { BlockMark } from "./cursor.ts";
import { findCanonicalBlock } from "./find-orphaned.ts";
import type { FollowContext } from "./follow-context.ts";
import { settleTransfer } from "./settle-transfer.ts";
import { reportOrphaned } from "./report-orphaned.ts";
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
  await lookAgain(context, final);
  await transaction(async (sql) => {
    await lapse(sql, context, final);
    await sql`
      update private.followed_chains
      set final_number = greatest(final_number, ${String(final.number)}), may_go_back = false
      where genesis_hash = ${genesis} and (final_number < ${String(final.number)} or may_go_back)`;
    await sql`
      delete from private.followed_blocks
      where genesis_hash = ${genesis} and number < ${String(final.number)}`;
  });
}

/**
 * Whoever has just paid may ask before the watcher comes to it, and be believed by what a node calls final then. What was
 * settled so is looked at once more when it is final here.
 */
async function lookAgain(context: FollowContext, final: BlockMark): Promise<void> {
  const { chain, genesis, transaction, report } = context;
  const rows = await transaction(
    (sql) => sql`
      select t.transaction_hash from public.eth_transfers t
      join private.followed_chains f on f.genesis_hash = t.genesis_hash
      where t.genesis_hash = ${genesis} and t.is_final and t.block_number > f.final_number
        and t.block_number <= ${String(final.number)}`,
  );
  const orphaned: Hash[] = [];
  for (const row of rows) {
    const { transaction_hash: hash } = transferRow.parse(row);
    if ((await findCanonicalBlock(chain.client, hash)) === undefined) orphaned.push(hash);
  }
  for (const sentence of await reportOrphaned(context, orphaned)) {
    report(new ChainDisagreement(sentence));
  }
  // Whichever block holds it next, it is taken over from there.
  await transaction(
    (sql) => sql`
      delete from public.eth_transfers where transaction_hash = any(${orphaned}::text[])`,
  );
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
