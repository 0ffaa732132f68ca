import { dashboardPage } from "../../content/pages/dashboard.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { PortalDataProvider } from "../features/portal/portal-data-provider.tsx";
import { PortalWaiting } from "../features/portal/portal-waiting.tsx";
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
          if (home !== dashboardPage.path) return <StaffVisit home={home} />;
          const { user } = session;
          return (
            <PortalDataProvider key={user.id} userId={user.id}>
              <Portal user={user} />
            </PortalDataProvider>
          );
        }}
      </RequireSession>
    </PageMain>
  );
}
