import { isHash, type Hex } from "./hex.ts";
import {
  decodeEntry,
  encodeEntryCall,
  type EntryQuestion,
  type RegistryEntry,
} from "./registry-entry.ts";

/** One JSON-RPC request to an Ethereum node, whoever's it is; throws when there is no answer. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

export async function readRegistry(
  ask: Ask,
  registry: Hex,
  question: EntryQuestion,
): Promise<RegistryEntry | undefined> {
  const call = { to: registry, data: encodeEntryCall(question) };
  return decodeEntry(await ask("eth_call", [call, "latest"]));
}

export type Finality = { isFinal: boolean; blockHash: Hex | undefined };

/** Final: the network itself has agreed never to take the block back. */
export async function readFinality(ask: Ask, block: number): Promise<Finality> {
  const [own, finalized] = await Promise.all([
    ask("eth_getBlockByNumber", [`0x${block.toString(16)}`, false]),
    ask("eth_getBlockByNumber", ["finalized", false]),
  ]);
  const hash = fieldOf(own, "hash");
  const finalNumber = fieldOf(finalized, "number");
  return {
    isFinal: typeof finalNumber === "string" && block <= Number(finalNumber),
    blockHash: isHash(hash) ? hash : undefined,
  };
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
