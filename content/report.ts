import { formatMonth } from "./figures.ts";

/** Words of the monthly campaign report: on the screen, on paper and in the CSV. */
export const reportWords = {
  back: "Dashboard",
  month: "Month",
  all: "All time",
  print: "Print",
  download: "Download CSV",
  title: "Campaign report",
  preparedFor: "For",
  preparedOn: "Prepared",
  byCampaign: "By campaign",
  byEntry: "Every entry",
  handedOver: "Handed over",
  none: "No campaign reported figures in this period.",
  total: "Total",
  allTimeTotal: "All time, as on your dashboard",
  footnote:
    "Sentiment is the average of all scored entries. Totals add up every entry of every campaign.",
  columns: {
    period: "Period",
    date: "Date",
    campaign: "Campaign",
    type: "Type",
    status: "Status",
    entries: "Entries",
    reach: "Reach",
    engagement: "Social engagement",
    mentions: "Media mentions",
    sentiment: "Sentiment",
  },
} as const;

export function namePeriod(period: string): string {
  return period === "all" ? reportWords.all : formatMonth(period);
}

export function nameReportFile(period: string): string {
  return `campaign-report-${period}.csv`;
}
