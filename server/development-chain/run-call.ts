import { createBlock } from "@ethereumjs/block";
import { createFeeMarket1559Tx } from "@ethereumjs/tx";
import { bytesToHex, createAddressFromString, hexToBytes } from "@ethereumjs/util";
import { runTx } from "@ethereumjs/vm";
import { zeroAddress, type Address, type Hex } from "viem";
import type { ChainEngine } from "./chain-engine.ts";
import { blockGasLimit, rules } from "./chain-rules.ts";
import { copyAt, readChainAccount } from "./chain-state.ts";
import type { MinedBlock } from "./mined-block.ts";
import { refused, reverted } from "./rpc-error.ts";
import { readAddress, readFields, readHex, readOptional, readQuantity } from "./rpc-params.ts";

export type ChainCall = { from: Address; to?: Address; data: Hex; value: bigint; gas: bigint };

export function readCall(value: unknown): ChainCall {
  const fields = readFields(value);
  const to = readOptional(fields["to"], readAddress);
  const gas = readOptional(fields["gas"], readQuantity) ?? blockGasLimit;
  return {
    from: readOptional(fields["from"], readAddress) ?? zeroAddress,
    ...(to && { to }),
    data: readOptional(fields["input"] ?? fields["data"], readHex) ?? "0x",
    value: readOptional(fields["value"], readQuantity) ?? 0n,
    gas: gas < blockGasLimit ? gas : blockGasLimit,
  };
}

/** What a call would answer now, or would have answered in an earlier block. */
export async function runCall(engine: ChainEngine, call: ChainCall, at: MinedBlock): Promise<Hex> {
  const { value, from } = call;
  await checkFunds(engine, call, at);
  const vm = await copyAt(engine.state.vm, at.block.header.stateRoot);
  const caller = createAddressFromString(from);
  const { execResult } = await vm.evm.runCall({
    caller,
    origin: caller,
    ...(call.to && { to: createAddressFromString(call.to) }),
    data: hexToBytes(call.data),
    gasLimit: call.gas,
    value,
    block: contextOf(engine, at),
  });
  failOn(execResult);
  return bytesToHex(execResult.returnValue);
}

/** The least gas with which the transaction goes through. */
export async function estimateGas(engine: ChainEngine, call: ChainCall): Promise<bigint> {
  const at = engine.ledger.head();
  await checkFunds(engine, call, at);
  const first = await tryWith(engine, call, at, call.gas);
  failOn(first.execResult);
  let least = first.totalGasSpent;
  if (await suffices(engine, call, at, least)) return least;
  // Refunds come at the end, and an inner call gets only 63/64 of the gas: it takes a higher limit than what is spent.
  let enough = call.gas;
  while (enough - least > enough / 64n) {
    const middle = (least + enough) / 2n;
    if (await suffices(engine, call, at, middle)) enough = middle;
    else least = middle;
  }
  return enough;
}

async function suffices(engine: ChainEngine, call: ChainCall, at: MinedBlock, gas: bigint) {
  const { execResult } = await tryWith(engine, call, at, gas);
  return execResult.exceptionError === undefined;
}

async function tryWith(engine: ChainEngine, call: ChainCall, at: MinedBlock, gasLimit: bigint) {
  const vm = await copyAt(engine.state.vm, at.block.header.stateRoot);
  const transaction = createFeeMarket1559Tx(
    {
      ...(call.to && { to: call.to }),
      data: call.data,
      value: call.value,
      gasLimit,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
    },
    { common: rules, freeze: false },
  );
  const sender = createAddressFromString(call.from);
  transaction.getSenderAddress = () => sender;
  return runTx(vm, {
    tx: transaction,
    // Free of charge: what it costs is another question than whether it works.
    block: contextOf(engine, at, 0n),
    skipNonce: true,
    skipBalance: true,
    skipHardForkValidation: true,
  });
}

async function checkFunds({ state }: ChainEngine, call: ChainCall, at: MinedBlock): Promise<void> {
  if (call.value === 0n) return;
  const { balance } = await readChainAccount(state.vm, at.block.header.stateRoot, call.from);
  if (balance < call.value) throw refused("insufficient funds for transfer");
}

/** At the head a call happens now, in the block to come: the last one may have been made long ago. */
function contextOf({ ledger, clock }: ChainEngine, at: MinedBlock, baseFeePerGas?: bigint) {
  const { header } = at.block;
  if (at !== ledger.head()) return at.block;
  const next = {
    parentHash: at.block.hash(),
    number: header.number + 1n,
    timestamp: clock.timeForBlockAfter(header.timestamp),
    gasLimit: blockGasLimit,
    baseFeePerGas: baseFeePerGas ?? header.calcNextBaseFee(),
  };
  return createBlock({ header: next }, { common: rules });
}

function failOn(result: { exceptionError?: { error: string }; returnValue: Uint8Array }): void {
  if (!result.exceptionError) return;
  if (result.exceptionError.error === "revert") throw reverted(bytesToHex(result.returnValue));
  throw refused(result.exceptionError.error);
}
