import type { Hex } from "./hex.ts";
import { leafOf, nodeOf } from "./merkle-path.ts";

export type MerkleTree = { root: Hex; paths: ReadonlyMap<Hex, readonly Hex[]> };

/**
 * One root for many contents, and each content's path to it. The shape is that of OpenZeppelin's SimpleMerkleTree:
 * leaves sorted, laid from the end of an array in which the parent of i is at (i - 1) / 2.
 */
export async function buildMerkleTree(contentHashes: Iterable<Hex>): Promise<MerkleTree> {
  const hashes = [...new Set(contentHashes)];
  if (hashes.length === 0) throw new RangeError("A tree needs at least one content.");
  const leaves = await Promise.all(
    hashes.map(async (hash) => ({ hash, leaf: await leafOf(hash) })),
  );
  leaves.sort((one, other) => (one.leaf < other.leaf ? -1 : 1));
  const nodes = await joinLeaves(leaves.map(({ leaf }) => leaf));
  const paths = leaves.map(
    ({ hash }, at) => [hash, pathFrom(nodes, nodes.length - 1 - at)] as const,
  );
  return { root: nodeAt(nodes, 0), paths: new Map(paths) };
}

async function joinLeaves(leaves: readonly Hex[]): Promise<Hex[]> {
  const inner = leaves.length - 1;
  const nodes: Hex[] = [...Array.from({ length: inner }, (): Hex => "0x"), ...leaves.toReversed()];
  for (let at = inner - 1; at >= 0; at -= 1) {
    nodes[at] = await nodeOf(nodeAt(nodes, 2 * at + 1), nodeAt(nodes, 2 * at + 2));
  }
  return nodes;
}

function pathFrom(nodes: readonly Hex[], leaf: number): Hex[] {
  const path: Hex[] = [];
  for (let at = leaf; at > 0; at = Math.floor((at - 1) / 2)) {
    path.push(nodeAt(nodes, at % 2 === 1 ? at + 1 : at - 1));
  }
  return path;
}

function nodeAt(nodes: readonly Hex[], index: number): Hex {
  const node = nodes[index];
  if (node === undefined) throw new RangeError(`The tree has no node ${index}.`);
  return node;
}
