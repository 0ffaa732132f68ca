import { campaignWords } from "../../../content/campaign.ts";
import { formatDay } from "../../../content/dates.ts";
import type { Campaign } from "../../../domain/campaign/campaign.ts";
import { formatBudget } from "./format-budget.ts";

export function describeDates({
  start_date,
  end_date,
}: Pick<Campaign, "start_date" | "end_date">): string {
  if (start_date && end_date)
    return campaignWords.between(formatDay(start_date), formatDay(end_date));
  if (start_date) return campaignWords.from(formatDay(start_date));
  return end_date ? campaignWords.until(formatDay(end_date)) : campaignWords.openEnded;
}

export function describeBudget({ budget }: Campaign): string {
  return budget === null ? campaignWords.noBudget : formatBudget(budget);
}
