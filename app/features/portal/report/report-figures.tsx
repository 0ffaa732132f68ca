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
    <dl className="grid break-inside-avoid grid-cols-2 border-t-2 border-current md:grid-cols-[2fr_1.4fr_1fr_1fr]">
      {figures.map(([label, value]) => (
        <div key={label} className="py-4">
          <dt className="text-caption text-mist">{label}</dt>
          <dd className="font-display text-section/[1.2] tracking-[-0.02em] tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
