import { useSearchParams } from "react-router";
import { nameReportFile } from "../../../../content/report.ts";
import { buildReport } from "../../../../domain/report/build-report.ts";
import { choosePeriod, listMonths } from "../../../../domain/report/report-period.ts";
import { saveText } from "../../file/save-file.ts";
import { KeptNotice } from "../kept-notice.tsx";
import { usePortalData } from "../portal-data.ts";
import { SectionBody } from "../section-body.tsx";
import { reportCsv } from "./report-csv.ts";
import { ReportSheet } from "./report-sheet.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportToolbar } from "./report-toolbar.tsx";

/** A month of campaigns as a sheet of paper and as a CSV, both from the same report. */
export function CampaignReport({ email }: { email: string }) {
  return (
    <>
      <KeptNotice />
      <SectionBody of={["campaigns", "metrics"]} skeleton={<ReportSkeleton />}>
        {(isWhole) => isWhole && <LoadedReport email={email} />}
      </SectionBody>
    </>
  );
}

function LoadedReport({ email }: { email: string }) {
  const { campaigns, metrics, profile } = usePortalData();
  const [parameters, setParameters] = useSearchParams();
  const period = choosePeriod(parameters.get("month"), metrics.rows);
  const report = buildReport(period, campaigns.rows, metrics.rows);
  const [own] = profile.rows;
  return (
    <>
      <ReportToolbar
        period={period}
        months={listMonths(metrics.rows)}
        onChoose={(month) => setParameters({ month }, { replace: true, preventScrollReset: true })}
        onDownload={() => saveText(nameReportFile(period), reportCsv(report), "text/csv")}
      />
      <ReportSheet report={report} client={own?.company_name ?? own?.display_name ?? email} />
    </>
  );
}
