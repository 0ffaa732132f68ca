import { fromHex, type Hex } from "./hex.ts";
import { sha256 } from "./sha256.ts";

// Leaves and inner nodes begin differently (as in RFC 6962), so that neither can pass for the other.
const leafPrefix = 0x00;
const nodePrefix = 0x01;

export function leafOf(contentHash: Hex): Promise<Hex> {
  return sha256(Uint8Array.of(leafPrefix, ...fromHex(contentHash)));
}

/** Pairs are sorted: a path needs no left and right. */
export function nodeOf(one: Hex, other: Hex): Promise<Hex> {
  const [low, high] = one < other ? [one, other] : [other, one];
  return sha256(Uint8Array.of(nodePrefix, ...fromHex(low), ...fromHex(high)));
}

/** The root to which the content's hash leads along its path. */
export async function rootOf(contentHash: Hex, path: readonly Hex[]): Promise<Hex> {
  let node = await leafOf(contentHash);
  for (const sibling of path) node = await nodeOf(node, sibling);
  return node;
}
