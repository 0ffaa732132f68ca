import * as z from "zod/mini";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import type { NewCampaign } from "../../../../domain/campaign/parse-campaign.ts";
import type { MetricEntry } from "../../../../domain/campaign/metric-entry.ts";
import type { CampaignStatus } from "../../../../domain/campaign/campaign.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";
import type { StudioCampaign } from "./read-campaigns.ts";
import { explainError } from "../../../data/explain-error.ts";

/** Changes the row as it was seen, and no other. Answers why it was refused. */
export async function updateCampaign(
  { id, updated_at }: Pick<StudioCampaign, "id" | "updated_at">,
  change: NewCampaign | { status: CampaignStatus },
): Promise<string | null> {
  const { data, error } = await sharedBackend()
    .from("pr_campaigns")
    .update(change)
    .eq("id", id)
    .eq("updated_at", updated_at)
    .select("id");
  if (error) return explainError(error);
  return data.length > 0 ? null : studioCampaignWords.changedMeanwhile;
}

const importedRow = z.object({ added: z.number(), changed: z.number(), unchanged: z.number() });

/** All of these days or none of them. */
export async function importMetrics(campaign: string, entries: readonly MetricEntry[]) {
  const query = sharedBackend().rpc("import_metrics", { campaign, entries });
  const [imported] = await readRows(query, importedRow);
  return imported ?? { added: 0, changed: 0, unchanged: 0 };
}
