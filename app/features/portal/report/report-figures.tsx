import { reportWords } from "../../../../content/report.ts";
import { formatCount } from "../../../../content/figures.ts";
import type { CampaignSummary } from "../../../../domain/report/summarise-campaigns.ts";

/** The period in four numbers. */
export function ReportFigures({ summary }: { summary: CampaignSummary }) {
  const { columns } = reportWords;
  const figures = [
    [columns.reach, formatCount(summary.reach)],
    [columns.engagement, formatCount(summary.engagement)],
    [columns.mentions, formatCount(summary.mentions)],
    [columns.sentiment, summary.sentiment],
  ] as const;
  return (
    <dl className="report-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
