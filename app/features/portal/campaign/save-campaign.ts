import { roleWords } from "../../../../content/role-limits.ts";
import type { NewCampaign } from "../../../../domain/campaign/parse-campaign.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { explainError } from "../../../data/explain-error.ts";

export type SaveOutcome = { is: "saved" } | { is: "offline" } | { is: "failed"; reason: string };

type Changed = { error: { message: string } | null; count: number | null };

const counted = { count: "exact" } as const;
/** PostgreSQL's code for a row that is there already. */
const alreadyThere = "23505";

/**
 * Always a draft: the database takes nothing else from a client. The id comes from here, so that
 * asking again after an answer was lost finds the row instead of making a second.
 */
export async function createCampaign(
  { id, companyId }: { id: string; companyId: string },
  campaign: NewCampaign,
): Promise<SaveOutcome> {
  const { error } = await sharedBackend()
    .from("pr_campaigns")
    .insert({ ...campaign, id, company_id: companyId, status: "draft" });
  return describe(error?.code === alreadyThere ? null : error);
}

/** The database says until when a draft is its client's, and why no longer. */
export async function editCampaign(id: string, campaign: NewCampaign): Promise<SaveOutcome> {
  const drafts = sharedBackend().from("pr_campaigns");
  return describeChange(await drafts.update(campaign, counted).eq("id", id));
}

export async function deleteCampaign(id: string): Promise<SaveOutcome> {
  return describeChange(await sharedBackend().from("pr_campaigns").delete(counted).eq("id", id));
}

/** Where a role was taken away meanwhile, the database finds nothing to change, and says no more. */
function describeChange({ error, count }: Changed): SaveOutcome {
  if (error || count !== 0) return describe(error);
  return { is: "failed", reason: roleWords.draftOutOfReach };
}

function describe(error: { message: string } | null): SaveOutcome {
  if (!error) return { is: "saved" };
  return navigator.onLine ? { is: "failed", reason: explainError(error) } : { is: "offline" };
}
