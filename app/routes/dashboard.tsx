import { dashboardPage } from "../../content/pages/dashboard.ts";
import { PageMain } from "../components/page-main.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { plainMetadata } from "../metadata/plain-metadata.ts";
import { PortalDataProvider } from "../portal/portal-data-provider.tsx";
import { PortalWaiting } from "../portal/portal-waiting.tsx";
import { Portal } from "../portal/portal.tsx";
import { StaffVisit } from "../portal/staff-visit.tsx";
import { useForgetKeptRows } from "../portal/use-forget-kept-rows.ts";
import { homeOf } from "../session/home-of.ts";
import { RequireSession } from "../session/require-session.tsx";

export const handle = hydrateAtOnce;
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
