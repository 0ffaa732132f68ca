import type { Hex } from "../../domain/anchor/hex.ts";
import type { Transaction } from "../database.ts";
import type { RegistryTarget } from "./registry-target.ts";

export type SentTransaction = {
  hash: Hex;
  signed: Hex;
  maxFee: bigint;
  priorityFee: bigint;
  ageSeconds: number;
};

export type AnchorBatch = {
  id: string;
  kind: "anchor" | "revoke";
  /** The root that it anchors, or the content's hash that it revokes. */
  subject: Hex;
  leaves: number;
  nonce: number;
  createdAt: Date;
  /** The newest, which every earlier one has given way to. */
  last: SentTransaction | undefined;
};

type Row = {
  id: string;
  kind: AnchorBatch["kind"];
  subject: Hex;
  leaves: number;
  nonce: number;
  created_at: Date;
  hash: Hex | null;
  signed: Hex | null;
  max_fee: string | null;
  priority_fee: string | null;
  age: number | null;
};

export async function findOpenBatch(
  sql: Transaction,
  { chain, account }: RegistryTarget,
): Promise<AnchorBatch | undefined> {
  const [row] = await sql<Row[]>`
    select b.id, b.kind, b.subject, b.leaves, b.nonce::float8, b.created_at, t.hash, t.signed,
      t.max_fee_wei::text as max_fee, t.priority_fee_wei::text as priority_fee,
      extract(epoch from clock_timestamp() - t.sent_at)::float8 as age
    from private.anchor_batches b
    left join lateral (
      select * from private.anchor_transactions t
      where t.batch_id = b.id order by t.sent_at desc limit 1
    ) t on true
    where b.state = 'open' and b.chain_id = ${chain.chainId}
      and b.publisher_address = ${account.address}`;
  return row && toBatch(row);
}

function toBatch({
  hash,
  signed,
  max_fee,
  priority_fee,
  age,
  created_at,
  ...batch
}: Row): AnchorBatch {
  const wasSent = hash !== null && signed !== null && max_fee !== null && priority_fee !== null;
  return {
    ...batch,
    createdAt: created_at,
    last: wasSent
      ? {
          hash,
          signed,
          maxFee: BigInt(max_fee),
          priorityFee: BigInt(priority_fee),
          ageSeconds: age ?? 0,
        }
      : undefined,
  };
}
