import { FunctionsHttpError } from "@supabase/functions-js";
import { campaignContent } from "../../../domain/campaign/campaign-content.ts";
import type { Campaign } from "../../../domain/campaign/campaign.ts";
import { sharedBackend } from "../../data/shared-backend.ts";

/** `hasChanged`: the row is no longer what this page shows. */
export type VerificationAnswer =
  | { is: "accepted" }
  | { is: "refused"; reason: string | undefined; hasChanged: boolean };

export async function requestVerification(campaign: Campaign): Promise<VerificationAnswer> {
  const answer = await sharedBackend().functions.invoke<unknown>("blockchain-verify-content", {
    body: { contentId: campaign.id, content: campaignContent(campaign), contentType: "campaign" },
    timeout: 30_000,
  });
  const error: unknown = answer.error;
  if (!error) return { is: "accepted" };
  const response: unknown = error instanceof FunctionsHttpError ? error.context : undefined;
  if (!(response instanceof Response))
    return { is: "refused", reason: undefined, hasChanged: false };
  return { is: "refused", reason: await readReason(response), hasChanged: response.status === 409 };
}

/** The backend's own words, where it has some. */
async function readReason(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== "object" || body === null || !("error" in body)) return undefined;
  return typeof body.error === "string" ? body.error : undefined;
}
