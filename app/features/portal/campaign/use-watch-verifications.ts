import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import {
  type VerificationOutcome,
  verificationOutcome,
} from "../../../../domain/campaign/verification-state.ts";
import * as z from "zod/mini";
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

type Settled = Exclude<VerificationOutcome, "pending">;

const firstWait = 1500;
const longestWait = 15_000;

/** Asks, ever less often, until each campaign is verified or has failed. A hidden tab asks nothing. */
export function useWatchVerifications(
  pending: readonly string[],
  onSettled: (campaignId: string, outcome: Settled) => void,
) {
  const report = useEffectEvent(onSettled);
  const watched = pending.toSorted();
  const { data: outcomes } = useQuery({
    queryKey: ["content_anchors", "watch", watched],
    queryFn: watched.length > 0 ? () => readVerifications(watched) : skipToken,
    meta: { tables: ["pr_campaigns"] },
    gcTime: 0,
    // Out of reach for now: the next look may have an answer.
    refetchInterval: ({ state }) =>
      Math.min(
        firstWait * 1.5 ** (state.dataUpdateCount + state.errorUpdateCount - 1),
        longestWait,
      ),
  });

  useEffect(() => {
    for (const [campaignId, outcome] of outcomes ?? [])
      if (outcome !== "pending") report(campaignId, outcome);
  }, [outcomes]);
}

/** How far these campaigns are: small reads, repeated while one is pending. */
async function readVerifications(
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
