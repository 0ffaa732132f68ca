import { isAddress, isHash, type Hex } from "./hex.ts";

const proofFormat = "content-proof-1";

/** What `.proof.json` holds; `docs/proof-format.md` tells how to check it without any of this code. */
export type Proof = {
  format: typeof proofFormat;
  content: { type: string; canonicalization: "RFC8785"; algorithm: "SHA-256"; hash: Hex };
  /** Siblings from the content's leaf up to the root; empty where it was anchored alone. */
  path: readonly Hex[];
  root: Hex;
  anchor: {
    chainId: number;
    registry: Hex;
    publisher: Hex;
    /** For people who look it up; the check asks the registry instead. */
    transaction: Hex;
    block: number;
    time: string;
  };
};

export type ProofParts = {
  contentType: string;
  contentHash: Hex;
  path: readonly Hex[];
  root: Hex;
  anchor: Proof["anchor"];
};

export function writeProof({ contentType, contentHash, path, root, anchor }: ProofParts): Proof {
  const { chainId, registry, publisher, transaction, block, time } = anchor;
  return {
    format: proofFormat,
    content: {
      type: contentType,
      canonicalization: "RFC8785",
      algorithm: "SHA-256",
      hash: contentHash,
    },
    path,
    root,
    anchor: { chainId, registry, publisher, transaction, block, time },
  };
}

// A batch of a thousand has paths of ten; this is one of four thousand million.
const longestPath = 32;

/** The proof in a JSON value, or undefined where any part is not as it should be. */
export function readProof(value: unknown): Proof | undefined {
  if (!isRecord(value) || value["format"] !== proofFormat) return undefined;
  const { content, path, root, anchor } = value;
  if (!isRecord(content) || !isRecord(anchor) || !isHash(root)) return undefined;
  if (content["canonicalization"] !== "RFC8785" || content["algorithm"] !== "SHA-256")
    return undefined;
  const { type, hash } = content;
  if (typeof type !== "string" || !isHash(hash)) return undefined;
  if (!Array.isArray(path) || path.length > longestPath || !path.every(isHash)) return undefined;
  const { chainId, registry, publisher, transaction, block, time } = anchor;
  if (!isWhole(chainId) || !isWhole(block) || typeof time !== "string") return undefined;
  if (!isAddress(registry) || !isAddress(publisher) || !isHash(transaction)) return undefined;
  return writeProof({
    contentType: type,
    contentHash: hash,
    path,
    root,
    anchor: { chainId, registry, publisher, transaction, block, time },
  });
}

export function parseProof(text: string): Proof | undefined {
  try {
    return readProof(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
