import { todayInLondon } from "../../../../content/studio-times.ts";
import type { MetricDays } from "../../../../domain/campaign/metric-entry.ts";
import type { StudioCampaign } from "./read-campaigns.ts";

export type MeasuredCampaign = Pick<StudioCampaign, "id" | "start_date">;

/** Which days there can be figures of. */
export function metricDays({ start_date }: MeasuredCampaign): MetricDays {
  return { first: start_date, last: todayInLondon() };
}
