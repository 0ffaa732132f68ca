import { toFunctionSelector } from "viem";
import { beforeAll, describe, expect, it } from "vitest";
import vectors from "../../docs/proof-vectors.json" with { type: "json" };
import { checkProof } from "./check-proof.ts";
import { isHash, type Hex } from "./hex.ts";
import { buildMerkleTree } from "./merkle-tree.ts";
import { parseProof, readProof, writeProof, type Proof } from "./proof.ts";
import type { Ask } from "./read-registry.ts";
import { decodeEntry, encodeEntryCall, entrySelector, noHash } from "./registry-entry.ts";

const publisher = `0x${"ab".repeat(20)}` as const;
const registry = `0x${"cd".repeat(20)}` as const;
const studio = { chainId: 31337, registry, publisher };
const word = (value: number | Hex) =>
  (typeof value === "number" ? value.toString(16) : value.slice(2)).padStart(64, "0");

let proof: Proof;
beforeAll(async () => {
  const hashes = vectors.contents.map(({ hash }) => hash).filter(isHash);
  const tree = await buildMerkleTree(hashes);
  const contentHash = hashes[0] ?? noHash;
  proof = writeProof({
    contentType: "campaign",
    contentHash,
    path: tree.paths.get(contentHash) ?? [],
    root: tree.root,
    anchor: { ...studio, transaction: noHash, block: 7, time: "2026-01-01T00:00:00Z" },
  });
});

type Chain = { entry?: string; chainId?: number; finalized?: number };

/** A node that answers as one does on which this root was anchored in block 9. */
function chain({ entry, chainId = 31337, finalized = 20 }: Chain = {}): Ask {
  const usual = [1_700_000_000, 9, 0, 0, noHash].map(word).join("");
  return async (method, [first]) => {
    if (method === "eth_chainId") return `0x${chainId.toString(16)}`;
    if (method === "eth_call") return `0x${entry ?? usual}`;
    const isFinalised = first === "finalized";
    return { number: `0x${(isFinalised ? finalized : 9).toString(16)}`, hash: proof.root };
  };
}

const check = (more: Partial<Parameters<typeof checkProof>[0]> = {}) =>
  checkProof({ proof, fileHash: proof.content.hash, ask: chain(), studios: [studio], ...more });

describe("a proof", () => {
  it("holds when content, path and registry agree, with the chain's own block and time", async () => {
    expect(await check()).toMatchObject({
      kind: "anchored",
      block: 9,
      time: 1_700_000_000,
      isFinal: true,
      isStudio: true,
      authenticity: { score: 1, reasons: ["anchored"] },
    });
  });

  it("is checked without the content too", async () => {
    expect(await check({ fileHash: undefined })).toMatchObject({ kind: "anchored" });
  });

  it("does not fit another content", async () => {
    expect(await check({ fileHash: noHash })).toEqual({
      kind: "content_differs",
      fileHash: noHash,
    });
  });

  it("does not hold with another content's path", async () => {
    const forged = { ...proof, content: { ...proof.content, hash: noHash } };
    expect(await check({ proof: forged, fileHash: noHash })).toEqual({ kind: "path_broken" });
  });

  it("says that the node is on another network, or knows no registry, or no such root", async () => {
    expect(await check({ ask: chain({ chainId: 1 }) })).toEqual({
      kind: "other_network",
      chainId: 1,
    });
    expect(await check({ ask: chain({ entry: "" }) })).toEqual({ kind: "no_registry" });
    const nothing = word(0).repeat(5);
    expect(await check({ ask: chain({ entry: nothing }) })).toEqual({ kind: "not_anchored" });
  });

  it("is half worth while its block may still go", async () => {
    expect(await check({ ask: chain({ finalized: 8 }) })).toMatchObject({
      isFinal: false,
      authenticity: { score: 0.5, reasons: ["not_final"] },
    });
  });

  it("is worth nothing once revoked, and half once superseded", async () => {
    const revoked = [5, 9, 6, 10, noHash].map(word).join("");
    expect(await check({ ask: chain({ entry: revoked }) })).toMatchObject({
      revokedAt: 6,
      authenticity: { score: 0, reasons: ["revoked"] },
    });
    const superseded = [5, 9, 6, 10, proof.root].map(word).join("");
    expect(await check({ ask: chain({ entry: superseded }) })).toMatchObject({
      revokedAt: undefined,
      supersededBy: proof.root,
      authenticity: { score: 0.5, reasons: ["superseded"] },
    });
  });

  it("is another publisher's when the key is not the studio's", async () => {
    const other = { ...studio, publisher: registry };
    expect(await check({ studios: [other] })).toMatchObject({ kind: "anchored", isStudio: false });
    expect(await check({ studios: undefined })).toMatchObject({ isStudio: undefined });
  });

  it("lets a node that does not answer be an error, never a finding", async () => {
    const ask = () => Promise.reject(new Error("down"));
    await expect(check({ ask })).rejects.toThrow("down");
  });
});

describe("a proof file", () => {
  it("is read as it was written", () => {
    expect(parseProof(JSON.stringify(proof))).toEqual(proof);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", null],
    ["another format", { format: "content-proof-2" }],
    ["a short hash", { root: "0x12" }],
    ["a path of words", { path: ["left"] }],
    ["an endless path", { path: Array.from({ length: 33 }, () => noHash) }],
    ["no anchor", { anchor: null }],
    ["a negative block", { anchor: { chainId: 1, block: -1 } }],
  ])("is refused with %s", (_, part) => {
    expect(
      typeof part === "string" ? parseProof(part) : readProof(part && { ...proof, ...part }),
    ).toBe(undefined);
  });
});

describe("the registry's call", () => {
  it("is what the contract's interface says", () => {
    expect(entrySelector).toBe(toFunctionSelector("entry(address,bytes32,bytes32)"));
    const data = encodeEntryCall({ publisher, root: proof.root, contentHash: noHash });
    expect(data).toBe(`${entrySelector}${word(publisher)}${proof.root.slice(2)}${word(0)}`);
  });

  it("is not answered by an address without code", () => {
    expect(decodeEntry("0x")).toBeUndefined();
    expect(decodeEntry(null)).toBeUndefined();
  });
});
