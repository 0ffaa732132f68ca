import { dashboardPage } from "../../content/pages/dashboard.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { CompanyShell } from "../features/portal/company/company-shell.tsx";
import { PortalDataProvider } from "../features/portal/portal-data-provider.tsx";
import { PortalFrame } from "../features/portal/portal-frame.tsx";
import { PortalWaiting } from "../features/portal/portal-waiting.tsx";
import type { Seen } from "../features/portal/preview/preview-portal.tsx";
import { Portal } from "../features/portal/portal.tsx";
import { StaffVisit } from "../features/portal/staff-visit.tsx";
import { useForgetKeptRows } from "../features/portal/use-forget-kept-rows.ts";
import { homeOf } from "../session/home-of.ts";
import { RequireSession } from "../session/require-session.tsx";
import "../styles/pages/workroom.css";

export const handle = workroom;
export const meta = () => plainMetadata(dashboardPage);

export default function Dashboard() {
  useForgetKeptRows();
  return (
    <PageMain className="portal">
      <RequireSession waiting={<PortalWaiting />}>
        {(session) => {
          const home = homeOf(session);
          if (home !== dashboardPage.path) return <StaffVisit home={home} show={showPreview} />;
          const { user } = session;
          return (
            <CompanyShell key={user.id} me={user.id} waiting={<PortalWaiting />}>
              {(source) => (
                <PortalDataProvider source={source}>
                  <Portal user={user} />
                </PortalDataProvider>
              )}
            </CompanyShell>
          );
        }}
      </RequireSession>
    </PageMain>
  );
}

function showPreview({ name, company }: Seen) {
  return <PortalFrame name={name} company={company} lastVisit={null} />;
}
