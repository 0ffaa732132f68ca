import { type Hex } from "./hex.ts";

/** What the registry knows of a root and of one content under it; zero where it knows nothing. */
export type RegistryEntry = {
  /** Seconds since 1970, by the clock of the block. */
  anchoredAt: number;
  anchoredBlock: number;
  revokedAt: number;
  revokedBlock: number;
  supersededBy: Hex;
};

export type EntryQuestion = { publisher: Hex; root: Hex; contentHash: Hex };

/** `entry(address,bytes32,bytes32)`; a test compares it with the compiled contract. */
export const entrySelector = "0x0728fda3";
const answerPattern = /^0x(?:[0-9a-f]{64}){5}$/;

export const noHash: Hex = `0x${"0".repeat(64)}`;

/** The call's data, written by hand: one selector and three words need no library. */
export function encodeEntryCall({ publisher, root, contentHash }: EntryQuestion): Hex {
  const words = [publisher, root, contentHash].map((word) =>
    word.slice(2).toLowerCase().padStart(64, "0"),
  );
  return `${entrySelector}${words.join("")}`;
}

/** Undefined where this is no answer of a registry, such as from an address without code. */
export function decodeEntry(answer: unknown): RegistryEntry | undefined {
  if (typeof answer !== "string" || !answerPattern.test(answer)) return undefined;
  const word = (index: number): Hex => `0x${answer.slice(2 + index * 64, 66 + index * 64)}`;
  return {
    anchoredAt: Number(word(0)),
    anchoredBlock: Number(word(1)),
    revokedAt: Number(word(2)),
    revokedBlock: Number(word(3)),
    supersededBy: word(4),
  };
}
