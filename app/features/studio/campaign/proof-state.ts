import type { StudioCampaign } from "./read-campaigns.ts";

export type ProofState = "none" | "pending" | "verified" | "edited" | "revoking" | "revoked";

/** Where the proof of a campaign's wording stands. */
export function readProofState({
  anchors,
  blockchain_hash,
  blockchain_verified,
}: Pick<StudioCampaign, "anchors" | "blockchain_hash" | "blockchain_verified">): ProofState {
  if (anchors.some(({ state }) => state === "pending" || state === "submitted")) return "pending";
  const anchor = anchors.find(({ content_hash }) => content_hash === blockchain_hash);
  if (anchor?.state === "revoked") return "revoked";
  if (anchor?.state === "final" && anchor.revoke_requested_at !== null) return "revoking";
  if (blockchain_verified) return "verified";
  return blockchain_hash === null ? "none" : "edited";
}
