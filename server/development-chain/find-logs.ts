import type { ChainEngine } from "./chain-engine.ts";
import { formatLogs, type FormattedLog } from "./format-answers.ts";
import type { MinedBlock } from "./mined-block.ts";
import { invalidParams } from "./rpc-error.ts";
import { getBlock, readAddress, readFields, readHashParameter, readHex } from "./rpc-params.ts";

/** `eth_getLogs`: by block hash or range, address and topics. */
export function findLogs(engine: ChainEngine, filter: unknown): FormattedLog[] {
  const fields = readFields(filter);
  const addresses = new Set(listOf(fields["address"]).map((each) => readAddress(each)));
  const topics = listOf(fields["topics"]).map((each) => listOf(each).map((one) => readHex(one)));
  return listBlocks(engine, fields)
    .flatMap((block) => formatLogs(block))
    .filter(
      (log) =>
        (addresses.size === 0 || addresses.has(log.address)) &&
        topics.every((wanted, place) => isIn(log.topics[place], wanted)),
    );
}

/** An empty list accepts any topic at this position, but there has to be one. */
function isIn(topic: string | undefined, wanted: readonly string[]): boolean {
  return topic !== undefined && (wanted.length === 0 || wanted.includes(topic));
}

function listBlocks(engine: ChainEngine, fields: Record<string, unknown>): MinedBlock[] {
  const { blockHash, fromBlock, toBlock } = fields;
  if (blockHash !== undefined)
    return [getBlock(engine, { blockHash: readHashParameter(blockHash) })];
  const { ledger } = engine;
  const from = numberOf(engine, fromBlock);
  const to = Math.min(numberOf(engine, toBlock), ledger.head().number);
  if (from > numberOf(engine, toBlock)) throw invalidParams("invalid block range params");
  const blocks: MinedBlock[] = [];
  for (let number = from; number <= to; number += 1) {
    const block = ledger.at(number);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** A number may lie beyond the head. */
function numberOf(engine: ChainEngine, id: unknown): number {
  return typeof id === "string" && id.startsWith("0x") ? Number(id) : getBlock(engine, id).number;
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
