import type { Anchor } from "../proof/anchor.ts";
import type { Campaign } from "./campaign.ts";

type WatchedAnchor = Pick<Anchor, "state" | "created_at"> & { updated_at?: string | undefined };

export type VerificationOutcome = "pending" | "verified" | "failed";

export function isUnderWay({ state }: Pick<Anchor, "state">): boolean {
  return state === "pending" || state === "submitted";
}

/** What became of a request, by the campaign's anchors; a backend that shows none has its flag. */
export function verificationOutcome(
  anchors: readonly WatchedAnchor[],
  campaign: Pick<Campaign, "blockchain_verified">,
): VerificationOutcome {
  if (anchors.some(isUnderWay)) return "pending";
  const [newest] = anchors.toSorted((a, b) => lastChange(b).localeCompare(lastChange(a)));
  if (!newest) return campaign.blockchain_verified ? "verified" : "pending";
  return newest.state === "final" ? "verified" : "failed";
}

function lastChange({ updated_at, created_at }: WatchedAnchor): string {
  return updated_at ?? created_at;
}

/** The anchor behind what the campaign claims. */
export function anchorOf(
  { blockchain_hash }: Pick<Campaign, "blockchain_hash">,
  anchors: readonly Anchor[],
): Anchor | undefined {
  if (!blockchain_hash) return undefined;
  return anchors.find(({ content_hash }) => bare(content_hash) === bare(blockchain_hash));
}

/** The column takes a hash with and without its prefix. */
function bare(hash: string): string {
  return hash.toLowerCase().replace(/^0x/, "");
}
