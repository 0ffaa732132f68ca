import { useSearchParams } from "react-router";
import { nameReportFile, reportWords } from "../../../content/report.ts";
import { buildReport } from "../../../domain/statistics/build-report.ts";
import { choosePeriod, listMonths } from "../../../domain/statistics/report-period.ts";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { downloadText } from "../campaigns/download-text.ts";
import { usePortalData } from "../portal-data.ts";
import { reportCsv } from "./report-csv.ts";
import { ReportSheet } from "./report-sheet.tsx";
import { ReportToolbar } from "./report-toolbar.tsx";
import "./report.css";

/** A month of campaigns as a sheet of paper and as a CSV, both from the same report. */
export function CampaignReportView({ email }: { email: string }) {
  const { campaigns, metrics, profile, keptAt, reload } = usePortalData();
  const [parameters, setParameters] = useSearchParams();
  const states = [campaigns.state, metrics.state];
  const isKept = keptAt !== null;

  if (states.includes("failed") && !isKept)
    return (
      <div className="report-wait" role="alert">
        <p>{reportWords.failed}</p>
        <Button variant="secondary" onClick={() => void reload("campaigns", "metrics")}>
          {reportWords.again}
        </Button>
      </div>
    );
  if (states.includes("loading") && !isKept) return <ReportLoading />;

  const period = choosePeriod(parameters.get("month"), metrics.rows);
  const report = buildReport(period, campaigns.rows, metrics.rows);
  const [own] = profile.rows;
  return (
    <>
      <ReportToolbar
        period={period}
        months={listMonths(metrics.rows)}
        onChoose={(month) => setParameters({ month }, { replace: true, preventScrollReset: true })}
        onDownload={() => downloadText(nameReportFile(period), reportCsv(report), "text/csv")}
      />
      {isKept && <p className="report-kept">{reportWords.kept}</p>}
      <ReportSheet report={report} client={own?.company_name ?? own?.display_name ?? email} />
    </>
  );
}

export function ReportLoading() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{reportWords.loading}</p>
      <Skeleton className="mx-auto h-[60rem] max-w-[60rem]" />
    </div>
  );
}
