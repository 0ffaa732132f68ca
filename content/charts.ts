import type { Grain } from "../domain/report/group-metrics.ts";
import { formatDay } from "./dates.ts";
import { formatMonth } from "./figures.ts";

/** Words of the figures over time. */
export const chartWords = {
  heading: "Over time",
  measures: {
    reach: "Reach",
    engagement: "Engagement",
    mentions: "Media mentions",
    sentiment: "Sentiment",
  },
  choose: "Campaign",
  all: "All campaigns",
  playhead: "Move through time",
  hint: "Slide across, or use the arrow keys.",
  table: "The same figures as a table",
  period: { week: "Week of", month: "Month" },
  empty:
    "Reach, engagement, mentions and sentiment appear here with the first entry of a campaign.",
  loading: "Loading the figures over time",
  notLoaded: "The figures over time could not be loaded.",
  tryAgain: "Try again",
} as const;

export function nameGroup(grain: Grain, start: string): string {
  return grain === "week" ? `${chartWords.period.week} ${formatDay(start)}` : formatMonth(start);
}
