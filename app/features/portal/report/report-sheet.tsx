import { useState } from "react";
import { brand } from "../../../../content/brand.ts";
import { formatDay } from "../../../../content/dates.ts";
import { namePeriod, reportWords } from "../../../../content/report.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import type { CampaignReport } from "../../../../domain/report/build-report.ts";
import { withinPeriod } from "../../../../domain/report/report-period.ts";
import { Mark } from "../../../site/mark.tsx";
import { usePortalData } from "../portal-data.ts";
import { ReportFigures } from "./report-figures.tsx";
import { ReportHandedOver } from "./report-handed-over.tsx";
import { ReportTable } from "./report-table.tsx";
import { formatCount } from "../../../../content/figures.ts";
import { campaignMetricWords } from "../../../../content/campaign.ts";
import type { CampaignMetric } from "../../../../domain/campaign/campaign-metric.ts";
import { Table } from "../../../ui/table.tsx";
import { FigureHeads } from "./figure-heads.tsx";

const termLook = "text-caption text-mist";

type ReportSheetProps = { report: CampaignReport<Campaign>; client: string };

/** The sheet of paper: what is seen is what is printed. */
export function ReportSheet({ report, client }: ReportSheetProps) {
  const { metrics, campaigns, deliverables } = usePortalData();
  const [preparedOn] = useState(() => new Date().toISOString());
  const entries = withinPeriod(metrics.rows, report.period);
  const titles = new Map(campaigns.rows.map(({ id, title }) => [id, title]));
  return (
    <article
      data-print-alone
      className="paper-sheet mx-auto flex min-h-240 max-w-256 flex-col gap-12 p-[clamp(1.5rem,6vw,5rem)] text-small/body print:min-h-0 print:max-w-none print:p-0"
    >
      <header className="grid gap-8">
        <p className="flex items-center gap-2.5 font-display font-stretch-125%">
          <Mark className="size-7" /> {brand.name}
        </p>
        <div>
          <p>{reportWords.title}</p>
          <h2 className="mt-2 text-greeting leading-none">{namePeriod(report.period)}</h2>
        </div>
        <dl className="flex flex-wrap gap-x-12 gap-y-2">
          <div>
            <dt className={termLook}>{reportWords.preparedFor}</dt>
            <dd>{client}</dd>
          </div>
          <div>
            <dt className={termLook}>{reportWords.preparedOn}</dt>
            <dd>{formatDay(preparedOn)}</dd>
          </div>
        </dl>
      </header>
      <ReportFigures summary={report.total} />
      {report.lines.length === 0 && <p>{reportWords.none}</p>}
      <ReportTable report={report} />
      <ReportHandedOver deliverables={deliverables.rows} period={report.period} />
      {report.period !== "all" && entries.length > 0 && (
        <ReportEntries entries={entries} titles={titles} />
      )}
      <footer className="mt-auto flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-4 text-caption text-mist">
        <p>{reportWords.footnote}</p>
        <p>
          {brand.legalName} · {brand.email}
        </p>
      </footer>
    </article>
  );
}

type ReportEntriesProps = {
  entries: readonly CampaignMetric[];
  titles: ReadonlyMap<string, string>;
};

/** What the totals are made of, newest first. */
function ReportEntries({ entries, titles }: ReportEntriesProps) {
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
