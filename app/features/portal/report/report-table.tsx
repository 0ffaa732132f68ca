import { campaignTypeNames } from "../../../../content/campaign.ts";
import { formatCount } from "../../../../content/figures.ts";
import { namePeriod, reportWords } from "../../../../content/report.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import type { CampaignReport } from "../../../../domain/report/build-report.ts";
import type { CampaignSummary } from "../../../../domain/report/summarise-campaigns.ts";
import { Table } from "../../../ui/table.tsx";
import { FigureHeads } from "./figure-heads.tsx";

export function ReportTable({ report }: { report: CampaignReport<Campaign> }) {
  const { columns } = reportWords;
  return (
    <Table caption={reportWords.byCampaign} className="sheet-table">
      <thead>
        <tr>
          <th scope="col">{columns.campaign}</th>
          <th scope="col">{columns.type}</th>
          <FigureHeads />
        </tr>
      </thead>
      <tbody>
        {report.lines.map(({ campaign, summary }) => (
          <tr key={campaign.id}>
            <th scope="row">{campaign.title}</th>
            <td>{campaignTypeNames[campaign.campaign_type]}</td>
            <SummaryCells summary={summary} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-total="period">
          <th scope="row" colSpan={2}>
            {reportWords.total}, {namePeriod(report.period)}
          </th>
          <SummaryCells summary={report.total} />
        </tr>
        {report.period !== "all" && (
          <tr data-total="all">
            <th scope="row" colSpan={2}>
              {reportWords.allTimeTotal}
            </th>
            <SummaryCells summary={report.allTime} />
          </tr>
        )}
      </tfoot>
    </Table>
  );
}

function SummaryCells({ summary }: { summary: CampaignSummary }) {
  return (
    <>
      <td data-numeric>{formatCount(summary.reach)}</td>
      <td data-numeric>{formatCount(summary.engagement)}</td>
      <td data-numeric>{formatCount(summary.mentions)}</td>
      <td data-numeric>{summary.sentiment}</td>
    </>
  );
}
