import type { NewCampaign } from "../../../../domain/campaign/parse-campaign.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { explainError } from "../../../data/explain-error.ts";

export type SaveOutcome = { is: "saved" } | { is: "offline" } | { is: "failed"; reason: string };

/** PostgreSQL's code for a row that is there already. */
const alreadyThere = "23505";

/**
 * Always a draft: the database takes nothing else from a client. The id comes from here, so that
 * asking again after an answer was lost finds the row instead of making a second.
 */
export async function createCampaign(id: string, campaign: NewCampaign): Promise<SaveOutcome> {
  const { error } = await sharedBackend()
    .from("pr_campaigns")
    .insert({ ...campaign, id, status: "draft" });
  return describe(error?.code === alreadyThere ? null : error);
}

/** The database says until when a draft is its client's, and why no longer. */
export async function editCampaign(id: string, campaign: NewCampaign): Promise<SaveOutcome> {
  const { error } = await sharedBackend().from("pr_campaigns").update(campaign).eq("id", id);
  return describe(error);
}

export async function deleteCampaign(id: string): Promise<SaveOutcome> {
  const { error } = await sharedBackend().from("pr_campaigns").delete().eq("id", id);
  return describe(error);
}

function describe(error: { message: string } | null): SaveOutcome {
  if (!error) return { is: "saved" };
  return navigator.onLine ? { is: "failed", reason: explainError(error) } : { is: "offline" };
}
