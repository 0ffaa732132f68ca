import {
  serializeTransaction,
  type Address,
  type Hash,
  type TransactionSerializableEIP1559,
} from "viem";
import type { ChainEngine } from "./chain-engine.ts";
import { developmentChainId } from "../networks.ts";
import { suggestedTip } from "./chain-rules.ts";
import { estimateGas, readCall } from "./run-call.ts";
import { readFields, readOptional, readQuantity } from "./rpc-params.ts";
import { refused } from "./rpc-error.ts";
import { developmentWallets } from "./wallets.ts";

/** Fills in what is missing, signs for one of the chain's own wallets, and sends. */
export async function sendFrom(engine: ChainEngine, given: unknown): Promise<Hash> {
  const fields = readFields(given);
  const { from, to, data, value } = readCall(given);
  const wallet = findWallet(from);
  const { header } = engine.ledger.head().block;
  const maxPriorityFeePerGas =
    readOptional(fields["maxPriorityFeePerGas"], readQuantity) ?? suggestedTip;
  const transaction: TransactionSerializableEIP1559 = {
    type: "eip1559",
    chainId: developmentChainId,
    ...(to && { to }),
    data,
    value,
    nonce: Number(readOptional(fields["nonce"], readQuantity) ?? (await engine.nextNonce(from))),
    gas: readOptional(fields["gas"], readQuantity) ?? (await estimateGas(engine, readCall(given))),
    maxPriorityFeePerGas,
    maxFeePerGas:
      readOptional(fields["maxFeePerGas"] ?? fields["gasPrice"], readQuantity) ??
      header.calcNextBaseFee() * 2n + maxPriorityFeePerGas,
  };
  return engine.accept(
    await wallet.account.signTransaction(transaction, { serializer: serializeTransaction }),
  );
}

function findWallet(address: Address) {
  const wallet = Object.values(developmentWallets).find(
    ({ account }) => account.address === address,
  );
  if (!wallet) throw refused("unknown account");
  return wallet;
}
