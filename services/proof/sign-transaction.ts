import { encodeFunctionData, keccak256 } from "viem";
import { contentRegistry } from "../../contracts/artifacts/content-registry.ts";
import type { Hex } from "../../domain/proof/hex.ts";
import type { AnchorBatch } from "./anchor-batch.ts";
import type { RegistryTarget } from "./registry-target.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export type Signed = { hash: Hex; signed: Hex; maxFee: bigint; priorityFee: bigint };
type Unsigned = Pick<AnchorBatch, "kind" | "subject" | "leaves" | "nonce">;
type Fees = { maxFee: bigint; priorityFee: bigint };

/** Signs without sending: what is sent must be known here first. Fails where the call would. */
export async function signTransaction(
  { chain, registry, account }: RegistryTarget,
  batch: Unsigned,
  fees: Fees,
): Promise<Signed> {
  const data =
    batch.kind === "anchor"
      ? encodeFunctionData({
          abi: contentRegistry.abi,
          functionName: "anchor",
          args: [batch.subject, batch.leaves],
        })
      : encodeFunctionData({
          abi: contentRegistry.abi,
          functionName: "revoke",
          args: [batch.subject],
        });
  const gas = await chain.client.estimateGas({ account: account.address, to: registry, data });
  const signed = await account.signTransaction({
    type: "eip1559",
    chainId: chain.chainId,
    to: registry,
    data,
    nonce: batch.nonce,
    // What the call costs depends on the state it meets; what is not used is not paid.
    gas: (gas * 12n) / 10n,
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.priorityFee,
  });
  return { hash: keccak256(signed), signed, ...fees };
}

export async function readFees({ chain }: RegistryTarget): Promise<Fees> {
  const { maxFeePerGas, maxPriorityFeePerGas } = await chain.client.estimateFeesPerGas();
  return { maxFee: maxFeePerGas, priorityFee: maxPriorityFeePerGas };
}

export async function storeTransaction(
  sql: Transaction,
  batchId: string,
  { hash, signed, maxFee, priorityFee }: Signed,
): Promise<void> {
  await sql`
    insert into private.anchor_transactions (hash, batch_id, signed, max_fee_wei, priority_fee_wei, sent_at)
    values (${hash}, ${batchId}, ${signed}, ${String(maxFee)}, ${String(priorityFee)}, clock_timestamp())`;
}
