import { SimpleMerkleTree } from "@openzeppelin/merkle-tree";
import { concat, sha256, stringToBytes } from "viem";
import { describe, expect, it } from "vitest";
import vectors from "../../docs/proof-vectors.json" with { type: "json" };
import { canonicalCampaign } from "./anchored-campaign.ts";
import { canonicaliseText } from "./canonical-form.ts";
import { hashCanonical, hashFile } from "./content-hash.ts";
import { readHash, toHex, fromHex, type Hex } from "./hex.ts";
import { leafOf, rootOf } from "./merkle-path.ts";
import { buildMerkleTree } from "./merkle-tree.ts";

function hex(text: string): Hex {
  const hash = readHash(text);
  if (!hash) throw new Error(`${text} is no hash.`);
  return hash;
}

const fingerprint = (text: string) => sha256(stringToBytes(text));

describe.each(vectors.contents)("the vector $hash", ({ content, canonical, hash, leaf, path }) => {
  it("has this canonical form, fingerprint and leaf", async () => {
    expect(canonicalCampaign(content)).toBe(canonical);
    expect(await hashCanonical(canonical)).toBe(hash);
    expect(await leafOf(hex(hash))).toBe(leaf);
  });

  it("leads to the root, and no changed path does", async () => {
    expect(await rootOf(hex(hash), path.map(hex))).toBe(vectors.root);
    expect(await rootOf(hex(hash), [])).not.toBe(vectors.root);
    expect(await rootOf(hex(hash), [...path.map(hex), hex(leaf)])).not.toBe(vectors.root);
  });

  it("has the same fingerprint however its file is laid out", async () => {
    const pretty = JSON.stringify(
      Object.fromEntries(Object.entries(content).toReversed()),
      null,
      4,
    );
    expect(await hashFile(new TextEncoder().encode(pretty))).toBe(hash);
    const changed = pretty.replace(content.title.slice(0, 3), "xyz");
    expect(await hashFile(new TextEncoder().encode(changed))).not.toBe(hash);
  });
});

it.each([1, 2, 3, 7, 64, 100])("a tree of %i has OpenZeppelin's shape", async (size) => {
  const hashes = Array.from({ length: size }, (_, index) => fingerprint(`content ${index}`));
  const tree = await buildMerkleTree(hashes);
  const leaves = await Promise.all(hashes.map(leafOf));
  const reference = SimpleMerkleTree.of(leaves, {
    nodeHash: (one, other) => {
      const [low, high] = [hex(String(one)), hex(String(other))].toSorted();
      return sha256(concat(["0x01", low ?? "0x", high ?? "0x"]));
    },
  });
  expect(tree.root).toBe(reference.root);
  for (const [at, hash] of hashes.entries()) {
    const path = tree.paths.get(hash) ?? [];
    expect(path).toEqual(reference.getProof(at));
    expect(await rootOf(hash, path)).toBe(tree.root);
  }
});

it("counts equal contents once, and has no tree for none", async () => {
  const one = fingerprint("one");
  expect(await buildMerkleTree([one, one])).toEqual(await buildMerkleTree([one]));
  await expect(buildMerkleTree([])).rejects.toThrow(RangeError);
});

it("takes files that are no JSON byte by byte", async () => {
  const bytes = Uint8Array.of(0xff, 0xfe, 0x00, 0x41);
  expect(await hashFile(bytes)).toBe(sha256(bytes));
  expect(canonicaliseText("{")).toBeUndefined();
  expect(canonicaliseText(String.raw`"\ud800"`)).toBeUndefined();
});

it("reads a fingerprint as people paste it", () => {
  const hash = fingerprint("x");
  expect(readHash(` ${hash.slice(2).toUpperCase()}\n`)).toBe(hash);
  expect(readHash(hash.slice(0, -1))).toBeUndefined();
  expect(toHex(fromHex(hash))).toBe(hash);
});
