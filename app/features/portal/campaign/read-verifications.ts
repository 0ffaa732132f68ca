import * as z from "zod/mini";
import {
  verificationOutcome,
  type VerificationOutcome,
} from "../../../../domain/campaign/verification-state.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const anchorsSchema = z.array(
  z.object({
    campaign_id: z.string(),
    state: z.enum(["pending", "submitted", "final", "failed", "revoked"]),
    created_at: z.string(),
    updated_at: z.optional(z.string()),
  }),
);
const campaignsSchema = z.array(z.object({ id: z.string(), blockchain_verified: z.boolean() }));

/** How far these campaigns are: small reads, repeated while one is pending. */
export async function readVerifications(
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, VerificationOutcome>> {
  const backend = sharedBackend();
  const [anchors, campaigns] = await Promise.all([
    backend
      .from("content_anchors")
      .select("campaign_id,state,created_at,updated_at")
      .in("campaign_id", campaignIds),
    backend.from("pr_campaigns").select("id,blockchain_verified").in("id", campaignIds),
  ]);
  const failure = anchors.error ?? campaigns.error;
  if (failure) throw new Error(failure.message);
  const known = anchorsSchema.parse(anchors.data);
  return new Map(
    campaignsSchema.parse(campaigns.data).map((campaign) => {
      const own = known.filter((anchor) => anchor.campaign_id === campaign.id);
      return [campaign.id, verificationOutcome(own, campaign)];
    }),
  );
}
