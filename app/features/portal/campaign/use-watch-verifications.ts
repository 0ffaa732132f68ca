import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { VerificationOutcome } from "../../../../domain/campaign/verification-state.ts";
import { readVerifications } from "./read-verifications.ts";

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
