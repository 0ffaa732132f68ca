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
