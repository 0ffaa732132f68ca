import { numberToHex } from "viem";
import type { ChainEngine } from "./chain-engine.ts";
import type { MinedBlock } from "./mined-block.ts";
import { invalidParams } from "./rpc-error.ts";
import { getBlock, readQuantity } from "./rpc-params.ts";

const longestHistory = 1024;

/** `eth_feeHistory`. */
export function listFees(engine: ChainEngine, [count, newest, percentiles]: unknown[]) {
  const last = getBlock(engine, newest).number;
  const wanted = Math.min(Number(readQuantity(count)), longestHistory, last + 1);
  const blocks = Array.from({ length: wanted }, (_, index) =>
    getBlock(engine, numberToHex(last - wanted + 1 + index)),
  );
  const following = blocks.at(-1)?.block.header.calcNextBaseFee() ?? 0n;
  const baseFees = blocks.map(({ block }) => block.header.baseFeePerGas ?? 0n);
  return {
    oldestBlock: numberToHex(Math.max(0, last - wanted + 1)),
    baseFeePerGas: [...baseFees, following].map((fee) => numberToHex(fee)),
    gasUsedRatio: blocks.map(
      ({ block }) => Number(block.header.gasUsed) / Number(block.header.gasLimit),
    ),
    ...(Array.isArray(percentiles) && {
      reward: blocks.map((block) => listTips(block, percentiles)),
    }),
  };
}

/** The tip below which that share of a block's gas was paid for. */
function listTips({ block, transactions }: MinedBlock, percentiles: readonly unknown[]) {
  const baseFee = block.header.baseFeePerGas ?? 0n;
  const paid = transactions
    .map(({ pricePerGas, gasUsed }) => ({ tip: pricePerGas - baseFee, gasUsed }))
    .toSorted((one, other) => Number(one.tip - other.tip));
  return percentiles.map((percentile) => {
    if (typeof percentile !== "number") throw invalidParams("invalid reward percentile");
    const threshold = (Number(block.header.gasUsed) * percentile) / 100;
    let gas = 0;
    for (const { tip, gasUsed } of paid) {
      gas += Number(gasUsed);
      if (gas >= threshold) return numberToHex(tip);
    }
    return "0x0";
  });
}
