import { campaignContent } from "../../../domain/campaign/campaign-content.ts";
import type { Campaign } from "../../../domain/campaign/campaign.ts";
import { anyAnswer, callFunction } from "../../data/call-function.ts";

/** `hasChanged`: the row is no longer what this page shows. */
export type VerificationAnswer =
  | { is: "accepted" }
  | { is: "refused"; reason: string | undefined; hasChanged: boolean };

export async function requestVerification(campaign: Campaign): Promise<VerificationAnswer> {
  const answer = await callFunction(
    "blockchain-verify-content",
    { contentId: campaign.id, content: campaignContent(campaign), contentType: "campaign" },
    anyAnswer,
  );
  if (answer.is === "done") return { is: "accepted" };
  const { status, message } = answer;
  return {
    is: "refused",
    reason: status === 0 ? undefined : message,
    hasChanged: status === 409,
  };
}
