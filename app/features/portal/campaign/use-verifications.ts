import { useState } from "react";
import { campaignToasts } from "../../../../content/campaign.ts";
import { proofWords } from "../../../../content/campaign-proof.ts";
import { isUnderWay } from "../../../../domain/campaign/verification-state.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import { toast } from "../../../ui/toast.ts";
import { usePortalData } from "../portal-data.ts";
import { requestVerification } from "../../campaign/request-verification.ts";
import { useWatchVerifications } from "./use-watch-verifications.ts";

/** `settled` is told already; the rows that still say otherwise are on their way. */
type Progress = "idle" | "asking" | "accepted" | "settled";

export type Verifications = {
  stateOf: (campaignId: string) => "idle" | "asking" | "pending";
  verify: (campaign: Campaign) => Promise<void>;
};

export function useVerifications(): Verifications {
  const { anchors, reload } = usePortalData();
  const [progress, setProgress] = useState<Readonly<Record<string, Progress>>>({});
  const note = (id: string, next: Progress) => setProgress((all) => ({ ...all, [id]: next }));

  const underWay = anchors.rows.filter(isUnderWay).flatMap((anchor) => anchor.campaign_id ?? []);
  const accepted = Object.keys(progress).filter((id) => progress[id] === "accepted");
  const pending = [...new Set([...underWay, ...accepted])].filter(
    (id) => progress[id] !== "settled",
  );

  useWatchVerifications(pending, (campaignId, outcome) => {
    note(campaignId, "settled");
    if (outcome === "verified") toast({ title: campaignToasts.verified });
    else toast({ title: campaignToasts.verificationFailed, variant: "destructive" });
    void reload("campaigns", "metrics", "anchors");
  });

  async function verify(campaign: Campaign) {
    note(campaign.id, "asking");
    const answer = await requestVerification(campaign);
    if (answer.is === "accepted") {
      note(campaign.id, "accepted");
      toast({ title: campaignToasts.verificationStarted, description: proofWords.started });
      return;
    }
    note(campaign.id, "idle");
    toast({
      title: campaignToasts.verificationFailed,
      ...(answer.reason && { description: answer.reason }),
      variant: "destructive",
    });
    if (answer.hasChanged) await reload("campaigns");
  }

  return {
    stateOf: (id) => {
      if (progress[id] === "asking") return "asking";
      return pending.includes(id) ? "pending" : "idle";
    },
    verify,
  };
}
