import { formatCompact, formatCount } from "../../../../content/figures.ts";
import type { MetricGroup } from "../../../../domain/report/group-metrics.ts";
import type { CampaignSummary } from "../../../../domain/report/summarise-campaigns.ts";
import { scaleCounts, scaleScores, type Scale } from "./scale-measure.ts";

type MeasureName = keyof CampaignSummary;
export type Drawing = "light" | "line" | "strands";

type Measure = {
  name: MeasureName;
  drawing: Drawing;
  scale: (values: readonly number[]) => Scale;
  /** In full. */
  write: (summary: CampaignSummary) => string;
  /** Beside a hairline. */
  mark: (value: number) => string;
};

const count = (name: "reach" | "engagement" | "mentions", drawing: Drawing): Measure => ({
  name,
  drawing,
  scale: scaleCounts,
  write: (summary) => formatCount(summary[name]),
  mark: formatCompact,
});

export const measures: readonly Measure[] = [
  count("reach", "light"),
  count("engagement", "line"),
  count("mentions", "strands"),
  {
    name: "sentiment",
    drawing: "line",
    scale: scaleScores,
    write: ({ sentiment }) => sentiment,
    mark: String,
  },
];

export type Track = Measure & { values: number[]; range: Scale };

export function makeTracks(groups: readonly MetricGroup[]): Track[] {
  return measures.map((measure) => {
    const values = groups.map(({ summary }) => Number(summary[measure.name]));
    return { ...measure, values, range: measure.scale(values) };
  });
}
