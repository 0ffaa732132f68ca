import { rateAuthenticity, type Authenticity } from "./authenticity.ts";
import { isAddress, isSameHex, type Hex } from "./hex.ts";
import { rootOf } from "./merkle-path.ts";
import type { Proof } from "./proof.ts";
import { readFinality, readRegistry, type Ask } from "./read-registry.ts";
import { noHash } from "./registry-entry.ts";

/** Where the studio says that it anchors, and with which key. */
export type StudioPublisher = { chainId: number; registry: Hex; publisher: Hex };

export type Anchored = {
  kind: "anchored";
  block: number;
  blockHash: Hex | undefined;
  /** Seconds since 1970. */
  time: number;
  isFinal: boolean;
  revokedAt: number | undefined;
  supersededBy: Hex | undefined;
  /** Whether key, registry and network are the studio's; undefined where it could not be asked. */
  isStudio: boolean | undefined;
  authenticity: Authenticity;
};

export type Finding =
  | { kind: "content_differs"; fileHash: Hex }
  | { kind: "path_broken" }
  | { kind: "other_network"; chainId: number }
  | { kind: "no_registry" }
  | { kind: "not_anchored" }
  | Anchored;

type Checked = {
  proof: Proof;
  /** The fingerprint of the content at hand; without one only the proof itself is checked. */
  fileHash: Hex | undefined;
  ask: Ask;
  /** All that the studio says are its own, past and present; undefined where it could not be asked. */
  studios: readonly StudioPublisher[] | undefined;
};

/** Nothing that the proof says of time, block or finality is believed: all of it is asked of the chain. */
export async function checkProof({ proof, fileHash, ask, studios }: Checked): Promise<Finding> {
  const { content, path, root, anchor } = proof;
  if (fileHash !== undefined && fileHash !== content.hash) {
    return { kind: "content_differs", fileHash };
  }
  if ((await rootOf(content.hash, path)) !== root) return { kind: "path_broken" };
  const chainId = Number(await ask("eth_chainId", []));
  if (chainId !== anchor.chainId) return { kind: "other_network", chainId };
  const { registry, publisher } = anchor;
  const entry = await readRegistry(ask, registry, { publisher, root, contentHash: content.hash });
  if (!entry) return { kind: "no_registry" };
  if (entry.anchoredAt === 0) return { kind: "not_anchored" };
  const { isFinal, blockHash } = await readFinality(ask, entry.anchoredBlock);
  const isSuperseded = entry.supersededBy !== noHash;
  const isRevoked = entry.revokedAt !== 0 && !isSuperseded;
  return {
    kind: "anchored",
    block: entry.anchoredBlock,
    blockHash,
    time: entry.anchoredAt,
    isFinal,
    revokedAt: isRevoked ? entry.revokedAt : undefined,
    supersededBy: isSuperseded ? entry.supersededBy : undefined,
    isStudio: studios?.some((studio) => isOf(anchor, studio)),
    authenticity: rateAuthenticity({
      isAnchored: true,
      isFinal,
      isRevoked,
      isSuperseded,
      isEdited: false,
    }),
  };
}

function isOf(anchor: Proof["anchor"], studio: StudioPublisher): boolean {
  return (
    anchor.chainId === studio.chainId &&
    isSameHex(anchor.registry, studio.registry) &&
    isSameHex(anchor.publisher, studio.publisher)
  );
}

export function readStudio(value: unknown): StudioPublisher | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!("chainId" in value && "registry" in value && "publisher" in value)) return undefined;
  const { chainId, registry, publisher } = value;
  const isWhole = typeof chainId === "number" && Number.isSafeInteger(chainId);
  return isWhole && isAddress(registry) && isAddress(publisher)
    ? { chainId, registry, publisher }
    : undefined;
}
