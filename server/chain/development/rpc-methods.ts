import { bytesToHex, createAddressFromString, hexToBytes } from "@ethereumjs/util";
import { numberToHex, pad, type Hash } from "viem";
import type { ChainEngine } from "./chain-engine.ts";
import { developmentChainId } from "../networks.ts";
import { suggestedTip } from "./chain-rules.ts";
import { controlMethods } from "./control-methods.ts";
import { listFees } from "./fee-history.ts";
import { findLogs } from "./find-logs.ts";
import { formatBlock, formatMined, formatReceipt, formatWaiting } from "./format-answers.ts";
import type { MinedBlock } from "./mined-block.ts";
import { estimateGas, readCall, runCall } from "./run-call.ts";
import { findBlock, getBlock, readAddress, readHash, readHex, readQuantity } from "./rpc-params.ts";
import { sendFrom } from "./send-from.ts";
import { developmentWallets } from "./wallets.ts";

export type RpcMethod = (engine: ChainEngine, params: unknown[]) => unknown;

const accounts = [developmentWallets.client.account.address];
const nextBaseFee = ({ ledger }: ChainEngine) => ledger.head().block.header.calcNextBaseFee();

/** What public and wallet clients ask a node; a method that is not here is answered as unknown. */
export const rpcMethods: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ["web3_clientVersion", () => "kinolume-development-chain/1"],
  ["net_version", () => String(developmentChainId)],
  ["net_listening", () => true],
  ["eth_chainId", () => numberToHex(developmentChainId)],
  ["eth_syncing", () => false],
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
  [
    "eth_getStorageAt",
    async (engine, [given, slot, at]) => {
      const state = await stateAt(engine, getBlock(engine, at));
      const address = createAddressFromString(readAddress(given));
      if (!(await state.getAccount(address))) return pad("0x", { size: 32 });
      const key = hexToBytes(numberToHex(readQuantity(slot), { size: 32 }));
      return pad(bytesToHex(await state.getStorage(address, key)), { size: 32 });
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
    ({ ledger }, [hash, isFull]) => orNull(ledger.findBlock(readHash(hash)), asBlock(isFull)),
  ],
  [
    "eth_getBlockTransactionCountByNumber",
    (engine, [number]) => orNull(findBlock(engine, number), countTransactions),
  ],
  [
    "eth_getBlockTransactionCountByHash",
    ({ ledger }, [hash]) => orNull(ledger.findBlock(readHash(hash)), countTransactions),
  ],
  ["eth_getTransactionByHash", (engine, [hash]) => findTransaction(engine, readHash(hash))],
  [
    "eth_getTransactionByBlockNumberAndIndex",
    (engine, [number, index]) => orNull(findBlock(engine, number), atIndex(index)),
  ],
  [
    "eth_getTransactionByBlockHashAndIndex",
    ({ ledger }, [hash, index]) => orNull(ledger.findBlock(readHash(hash)), atIndex(index)),
  ],
  [
    "eth_getTransactionReceipt",
    ({ ledger }, [hash]) => orNull(ledger.findTransaction(readHash(hash)), formatReceipt),
  ],
  [
    "eth_getBlockReceipts",
    (engine, [id]) =>
      orNull(findBlock(engine, id), (block) =>
        block.transactions.map((mined) => formatReceipt({ mined, in: block })),
      ),
  ],
  ["eth_getLogs", (engine, [filter]) => findLogs(engine, filter)],
  ...controlMethods,
]);

function orNull<Found, Answer>(found: Found | undefined, format: (given: Found) => Answer) {
  return found === undefined ? null : format(found);
}

const asBlock = (isFull: unknown) => (block: MinedBlock) => formatBlock(block, isFull === true);
const countTransactions = (block: MinedBlock) => numberToHex(block.transactions.length);
const atIndex = (index: unknown) => (block: MinedBlock) =>
  orNull(block.transactions[Number(readQuantity(index))], (mined) =>
    formatMined({ mined, in: block }),
  );

function findTransaction({ ledger, pool }: ChainEngine, hash: Hash) {
  const found = ledger.findTransaction(hash);
  return found ? formatMined(found) : orNull(pool.find(hash), formatWaiting);
}

async function stateAt({ state }: ChainEngine, at: MinedBlock) {
  const copy = state.vm.stateManager.shallowCopy();
  await copy.setStateRoot(at.block.header.stateRoot);
  return copy;
}
