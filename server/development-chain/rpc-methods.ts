import { developmentChainId } from "../../domain/payment/development-chain-id.ts";
import { bytesToHex, createAddressFromString } from "@ethereumjs/util";
import { numberToHex, type Hash } from "viem";
import type { ChainEngine } from "./chain-engine.ts";
import { suggestedTip } from "./chain-rules.ts";
import { controlMethods } from "./control-methods.ts";
import { listFees } from "./fee-history.ts";
import { findLogs } from "./find-logs.ts";
import { formatBlock, formatMined, formatReceipt, formatWaiting } from "./format-answers.ts";
import type { MinedBlock } from "./mined-block.ts";
import { estimateGas, readCall, runCall } from "./run-call.ts";
import { findBlock, getBlock, readAddress, readHashParameter, readHex } from "./rpc-params.ts";
import { sendFrom } from "./send-from.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";

export type RpcMethod = (engine: ChainEngine, params: unknown[]) => unknown;

const accounts = [developmentWallets.client.account.address];
const nextBaseFee = ({ ledger }: ChainEngine) => ledger.head().block.header.calcNextBaseFee();

/** What public and wallet clients ask a node; a method that is not here is answered as unknown. */
export const rpcMethods: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ["net_version", () => String(developmentChainId)],
  ["eth_chainId", () => numberToHex(developmentChainId)],
  ["eth_accounts", () => accounts],
  ["eth_requestAccounts", () => accounts],
  ["eth_blockNumber", ({ ledger }) => numberToHex(ledger.head().number)],
  ["eth_gasPrice", (engine) => numberToHex(nextBaseFee(engine) + suggestedTip)],
  ["eth_maxPriorityFeePerGas", () => numberToHex(suggestedTip)],
  ["eth_feeHistory", listFees],
  [
    "eth_getBalance",
    async (engine, [address, at]) => {
      const { balance } = await engine.accountOf(readAddress(address), getBlock(engine, at));
      return numberToHex(balance);
    },
  ],
  [
    "eth_getTransactionCount",
    async (engine, [given, at]) => {
      const address = readAddress(given);
      if (at === "pending") return numberToHex(await engine.nextNonce(address));
      return numberToHex((await engine.accountOf(address, getBlock(engine, at))).nonce);
    },
  ],
  [
    "eth_getCode",
    async (engine, [address, at]) => {
      const state = await stateAt(engine, getBlock(engine, at));
      return bytesToHex(await state.getCode(createAddressFromString(readAddress(address))));
    },
  ],
  ["eth_call", (engine, [call, at]) => runCall(engine, readCall(call), getBlock(engine, at))],
  [
    "eth_estimateGas",
    async (engine, [call]) => numberToHex(await estimateGas(engine, readCall(call))),
  ],
  ["eth_sendRawTransaction", (engine, [raw]) => engine.accept(() => readHex(raw))],
  ["eth_sendTransaction", (engine, [transaction]) => sendFrom(engine, transaction)],
  [
    "eth_getBlockByNumber",
    (engine, [number, isFull]) => orNull(findBlock(engine, number), asBlock(isFull)),
  ],
  [
    "eth_getBlockByHash",
    ({ ledger }, [hash, isFull]) =>
      orNull(ledger.findBlock(readHashParameter(hash)), asBlock(isFull)),
  ],
  [
    "eth_getTransactionByHash",
    (engine, [hash]) => findTransaction(engine, readHashParameter(hash)),
  ],
  [
    "eth_getTransactionReceipt",
    ({ ledger }, [hash]) => orNull(ledger.findTransaction(readHashParameter(hash)), formatReceipt),
  ],
  ["eth_getLogs", (engine, [filter]) => findLogs(engine, filter)],
  ...controlMethods,
]);

function orNull<Found, Answer>(found: Found | undefined, format: (given: Found) => Answer) {
  return found === undefined ? null : format(found);
}

const asBlock = (isFull: unknown) => (block: MinedBlock) => formatBlock(block, isFull === true);

function findTransaction({ ledger, pool }: ChainEngine, hash: Hash) {
  const found = ledger.findTransaction(hash);
  return found ? formatMined(found) : orNull(pool.find(hash), formatWaiting);
}

async function stateAt({ state }: ChainEngine, at: MinedBlock) {
  const copy = state.vm.stateManager.shallowCopy();
  await copy.setStateRoot(at.block.header.stateRoot);
  return copy;
}
