import { FunctionsHttpError } from "@supabase/supabase-js";
import { campaignContent } from "../../../domain/campaign/campaign-content.ts";
import type { Campaign } from "../../../domain/portal/campaign.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";

/** `changed`: the row is no longer what this page shows. */
export type VerificationAnswer = "accepted" | "changed" | "forbidden" | "failed";

export async function requestVerification(campaign: Campaign): Promise<VerificationAnswer> {
  const answer = await sharedBackend().functions.invoke<unknown>("blockchain-verify-content", {
    body: { contentId: campaign.id, content: campaignContent(campaign), contentType: "campaign" },
    timeout: 30_000,
  });
  const error: unknown = answer.error;
  if (!error) return "accepted";
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response))
    return "failed";
  const refusals: Partial<Record<number, VerificationAnswer>> = {
    409: "changed",
    403: "forbidden",
  };
  return refusals[error.context.status] ?? "failed";
}
