import { useState } from "react";
import { brand } from "../../../../content/brand.ts";
import { formatDay } from "../../../../content/dates.ts";
import { namePeriod, reportWords } from "../../../../content/report.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import type { CampaignReport } from "../../../../domain/report/build-report.ts";
import { withinPeriod } from "../../../../domain/report/report-period.ts";
import { Mark } from "../../../site/mark.tsx";
import { usePortalData } from "../portal-data.ts";
import { ReportEntries } from "./report-entries.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { ReportHandedOver } from "./report-handed-over.tsx";
import { ReportTable } from "./report-table.tsx";

type ReportSheetProps = { report: CampaignReport<Campaign>; client: string };

/** The sheet of paper: what is seen is what is printed. */
export function ReportSheet({ report, client }: ReportSheetProps) {
  const { metrics, campaigns, deliverables } = usePortalData();
  const [preparedOn] = useState(() => new Date().toISOString());
  const entries = withinPeriod(metrics.rows, report.period);
  const titles = new Map(campaigns.rows.map(({ id, title }) => [id, title]));
  return (
    <article className="report-sheet">
      <header>
        <p className="report-brand">
          <Mark /> {brand.name}
        </p>
        <div>
          <p>{reportWords.title}</p>
          <h2>{namePeriod(report.period)}</h2>
        </div>
        <dl>
          <div>
            <dt>{reportWords.preparedFor}</dt>
            <dd>{client}</dd>
          </div>
          <div>
            <dt>{reportWords.preparedOn}</dt>
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
      <footer>
        <p>{reportWords.footnote}</p>
        <p>
          {brand.legalName} · {brand.email}
        </p>
      </footer>
    </article>
  );
}
