import { isHex } from "viem";
import { z } from "zod";
import { isHash, type Hex } from "../../domain/proof/hex.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { RegistryTarget } from "./registry-target.ts";
import type { Transaction } from "../../runtime/database/types.ts";

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

const hex = z.custom<Hex>((value) => isHex(value));
const rowSchema = z.object({
  id: z.string(),
  kind: z.enum(["anchor", "revoke"]),
  subject: z.custom<Hex>(isHash),
  leaves: z.number(),
  nonce: z.number(),
  created_at: z.date(),
  hash: z.custom<Hex>(isHash).nullable(),
  signed: hex.nullable(),
  max_fee: z.string().nullable(),
  priority_fee: z.string().nullable(),
  age: z.number().nullable(),
});

export async function findOpenBatch(
  sql: Transaction,
  { chain, account }: RegistryTarget,
): Promise<AnchorBatch | undefined> {
  const rows = await sql`
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
  const row = parseRow(rowSchema, rows);
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
}: z.infer<typeof rowSchema>): AnchorBatch {
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
