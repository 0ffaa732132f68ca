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
  const watched = pending.toSorted().join(",");

  useEffect(() => {
    if (!watched) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isThere = true;

    async function look(wait: number) {
      if (!document.hidden) await ask();
      if (isThere) timer = setTimeout(() => void look(Math.min(wait * 1.5, longestWait)), wait);
    }

    async function ask() {
      const outcomes = await readVerifications(watched.split(",")).catch(() => null);
      // Out of reach for now: the next look may have an answer.
      if (!isThere || !outcomes) return;
      for (const [campaignId, outcome] of outcomes)
        if (outcome !== "pending") report(campaignId, outcome);
    }

    void look(firstWait);
    return () => {
      isThere = false;
      clearTimeout(timer);
    };
  }, [watched]);
}
