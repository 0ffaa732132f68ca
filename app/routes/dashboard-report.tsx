import { Navigate } from "react-router";
import { dashboardPage } from "../../content/pages/dashboard.ts";
import { reportPage } from "../../content/pages/report.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { CompanyShell } from "../features/portal/company/company-shell.tsx";
import { PortalDataProvider } from "../features/portal/portal-data-provider.tsx";
import { CampaignReport } from "../features/portal/report/campaign-report.tsx";
import { ReportSkeleton } from "../features/portal/report/report-skeleton.tsx";
import { useForgetKeptRows } from "../features/portal/use-forget-kept-rows.ts";
import { homeOf } from "../session/home-of.ts";
import { RequireSession } from "../session/require-session.tsx";
import "../styles/pages/workroom.css";

export const handle = workroom;
export const meta = () => plainMetadata(reportPage);

export default function DashboardReport() {
  useForgetKeptRows();
  return (
    <PageMain className="page-gutter pt-8 pb-24 print:max-w-none print:p-0">
      <h1 className="sr-only">{reportPage.heading}</h1>
      <RequireSession waiting={<ReportSkeleton />}>
        {(session) => {
          const home = homeOf(session);
          if (home !== dashboardPage.path) return <Navigate to={home} replace />;
          const { user } = session;
          return (
            <CompanyShell key={user.id} me={user.id} waiting={<ReportSkeleton />}>
              {(source) => (
                <PortalDataProvider source={source}>
                  <CampaignReport email={user.email ?? ""} />
                </PortalDataProvider>
              )}
            </CompanyShell>
          );
        }}
      </RequireSession>
    </PageMain>
  );
}
