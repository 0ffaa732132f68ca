import { formatDay } from "../../../../content/dates.ts";
import { formatCount } from "../../../../content/figures.ts";
import { campaignMetricWords } from "../../../../content/campaign.ts";
import { reportWords } from "../../../../content/report.ts";
import type { CampaignMetric } from "../../../../domain/campaign/campaign-metric.ts";
import { Table } from "../../../ui/table.tsx";
import { FigureHeads } from "./figure-heads.tsx";

type ReportEntriesProps = {
  entries: readonly CampaignMetric[];
  titles: ReadonlyMap<string, string>;
};

/** What the totals are made of, newest first. */
export function ReportEntries({ entries, titles }: ReportEntriesProps) {
  const { columns } = reportWords;
  const sorted = entries.toSorted((a, b) => b.metric_date.localeCompare(a.metric_date));
  return (
    <Table caption={reportWords.byEntry} className="sheet-table">
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.campaign}</th>
          <FigureHeads />
        </tr>
      </thead>
      <tbody>
        {sorted.map((entry) => (
          <tr key={`${entry.campaign_id} ${entry.metric_date}`}>
            <th scope="row">{formatDay(entry.metric_date)}</th>
            <td>{titles.get(entry.campaign_id)}</td>
            <td data-numeric>{formatCount(entry.reach)}</td>
            <td data-numeric>{formatCount(entry.social_engagement)}</td>
            <td data-numeric>{formatCount(entry.media_mentions)}</td>
            <td data-numeric>
              {entry.sentiment_score?.toFixed(2) ?? campaignMetricWords.unscored}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
