export type Hex = `0x${string}`;

const hashPattern = /^0x[0-9a-f]{64}$/;
const addressPattern = /^0x[0-9a-f]{40}$/i;

export function isHash(value: unknown): value is Hex {
  return typeof value === "string" && hashPattern.test(value);
}

export function isAddress(value: unknown): value is Hex {
  return typeof value === "string" && addressPattern.test(value);
}

/** A hash as people paste it: with or without 0x, in either case, with space around it. */
export function readHash(text: string): Hex | undefined {
  const bare = text.trim().toLowerCase().replace(/^0x/, "");
  const hash = `0x${bare}`;
  return isHash(hash) ? hash : undefined;
}

export function toHex(bytes: Uint8Array): Hex {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export function fromHex(hex: Hex): Uint8Array<ArrayBuffer> {
  const pairs = hex.slice(2).match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function isSameHex(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
