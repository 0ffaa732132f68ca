import type { Address, Hash, Hex } from "viem";
import { getAddress, hexToBigInt, isAddress, isHash, isHex } from "viem";
import type { ChainEngine } from "./chain-engine.ts";
import type { MinedBlock } from "./mined-block.ts";
import { invalidParams, refused } from "./rpc-error.ts";

export type RpcFields = Record<string, unknown>;

export function readFields(value: unknown): RpcFields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw invalidParams("expected an object");
  }
  return Object.fromEntries(Object.entries(value));
}

export function readAddress(value: unknown): Address {
  if (typeof value !== "string" || !isAddress(value, { strict: false })) {
    throw invalidParams(`invalid address: ${String(value)}`);
  }
  return getAddress(value);
}

export function readHashParameter(value: unknown): Hash {
  if (typeof value !== "string" || !isHash(value)) throw invalidParams("invalid 32-byte hash");
  return lower(value);
}

export function readHex(value: unknown): Hex {
  if (!isHex(value)) throw invalidParams("invalid hex data");
  return lower(value);
}

export function readQuantity(value: unknown): bigint {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (!isHex(value) || value === "0x") throw invalidParams(`invalid quantity: ${String(value)}`);
  return hexToBigInt(value);
}

export function readOptional<T>(value: unknown, read: (given: unknown) => T): T | undefined {
  return value === undefined || value === null ? undefined : read(value);
}

function lower(value: Hex): Hex {
  return `0x${value.slice(2).toLowerCase()}`;
}

/** Undefined for a block that is not there yet. */
export function findBlock(engine: ChainEngine, id: unknown): MinedBlock | undefined {
  const { ledger } = engine;
  switch (id) {
    case undefined:
    case null:
    case "latest":
    case "pending":
      return ledger.head();
    case "earliest":
      return ledger.genesis;
    case "safe":
      return ledger.at(ledger.safeNumber());
    case "finalized":
      return ledger.at(ledger.finalNumber());
    default:
      break;
  }
  if (typeof id === "object") {
    const { blockHash, blockNumber } = readFields(id);
    if (blockHash !== undefined) return ledger.findBlock(readHashParameter(blockHash));
    return findBlock(engine, blockNumber);
  }
  return ledger.at(Number(readQuantity(id)));
}

export function getBlock(engine: ChainEngine, id: unknown): MinedBlock {
  const found = findBlock(engine, id);
  if (!found) throw refused("header not found");
  return found;
}
