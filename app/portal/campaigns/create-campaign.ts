import type { NewCampaign } from "../../../domain/campaign/parse-campaign.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";

export type CreationOutcome =
  | { is: "created" }
  | { is: "offline" }
  | { is: "failed"; reason: string };

/** PostgreSQL's code for a row that is there already. */
const alreadyThere = "23505";

/**
 * Always a draft: the database takes nothing else from a client. The id comes from here, so that
 * asking again after an answer was lost finds the row instead of making a second.
 */
export async function createCampaign(id: string, campaign: NewCampaign): Promise<CreationOutcome> {
  const { error } = await sharedBackend()
    .from("pr_campaigns")
    .insert({ ...campaign, id, status: "draft" });
  if (!error || error.code === alreadyThere) return { is: "created" };
  if (!navigator.onLine) return { is: "offline" };
  return { is: "failed", reason: error.message };
}
