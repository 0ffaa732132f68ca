import { developmentChainId } from "../../domain/payment/development-chain-id.ts";
import {
  serializeTransaction,
  type Address,
  type Hash,
  type TransactionSerializableEIP1559,
} from "viem";
import type { ChainEngine } from "./chain-engine.ts";
import { suggestedTip } from "./chain-rules.ts";
import { estimateGas, readCall, type ChainCall } from "./run-call.ts";
import { readFields, readOptional, readQuantity, type RpcFields } from "./rpc-params.ts";
import { refused } from "./rpc-error.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";

/** Fills in what is missing, signs for one of the chain's own wallets, and sends. */
export async function sendFrom(engine: ChainEngine, given: unknown): Promise<Hash> {
  const fields = readFields(given);
  const call = readCall(given);
  const { account } = findWallet(call.from);
  return engine.accept(async () =>
    account.signTransaction(await complete(engine, call, fields), {
      serializer: serializeTransaction,
    }),
  );
}

async function complete(
  engine: ChainEngine,
  call: ChainCall,
  fields: RpcFields,
): Promise<TransactionSerializableEIP1559> {
  const given = (name: string) => readOptional(fields[name], readQuantity);
  const baseFee = engine.ledger.head().block.header.calcNextBaseFee();
  const tip = given("maxPriorityFeePerGas") ?? suggestedTip;
  const maxFeePerGas = given("maxFeePerGas") ?? given("gasPrice") ?? baseFee * 2n + tip;
  return {
    type: "eip1559",
    chainId: developmentChainId,
    ...(call.to && { to: call.to }),
    data: call.data,
    value: call.value,
    nonce: Number(given("nonce") ?? (await engine.nextNonce(call.from))),
    gas: given("gas") ?? (await estimateGas(engine, call)),
    maxFeePerGas,
    maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas,
  };
}

function findWallet(address: Address) {
  const wallet = Object.values(developmentWallets).find(
    ({ account }) => account.address === address,
  );
  if (!wallet) throw refused("unknown account");
  return wallet;
}
