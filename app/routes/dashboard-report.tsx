import { Navigate } from "react-router";
import { dashboardPage } from "../../content/pages/dashboard.ts";
import { reportPage } from "../../content/pages/report.ts";
import { PageMain } from "../components/page-main.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { plainMetadata } from "../metadata/plain-metadata.ts";
import { PortalDataProvider } from "../portal/portal-data-provider.tsx";
import { CampaignReport } from "../portal/report/campaign-report.tsx";
import { ReportSkeleton } from "../portal/report/report-skeleton.tsx";
import { useForgetKeptRows } from "../portal/use-forget-kept-rows.ts";
import { homeOf } from "../session/home-of.ts";
import { RequireSession } from "../session/require-session.tsx";
import "../portal/portal.css";
import "../portal/report/report.css";

export const handle = hydrateAtOnce;
export const meta = () => plainMetadata(reportPage);

export default function DashboardReport() {
  useForgetKeptRows();
  return (
    <PageMain className="report page-gutter">
      <h1 className="sr-only">{reportPage.heading}</h1>
      <RequireSession waiting={<ReportSkeleton />}>
        {(session) => {
          const home = homeOf(session);
          if (home !== dashboardPage.path) return <Navigate to={home} replace />;
          const { user } = session;
          return (
            <PortalDataProvider key={user.id} userId={user.id}>
              <CampaignReport email={user.email ?? ""} />
            </PortalDataProvider>
          );
        }}
      </RequireSession>
    </PageMain>
  );
}
