import { dashboardPage } from "../../content/pages/dashboard.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { CompanyShell } from "../features/portal/company/company-shell.tsx";
import { PortalDataProvider } from "../features/portal/portal-data-provider.tsx";
import { PortalFrame } from "../features/portal/portal-frame.tsx";
import { FrameAgain } from "../features/portal/opening/frame-again.tsx";
import { FrameFirst } from "../features/portal/opening/frame-first.tsx";
import { OnceRead } from "../features/portal/opening/once-read.tsx";
import { Unframed } from "../features/portal/opening/unframed.tsx";
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
      <FrameFirst>
        <RequireSession waiting={null}>
          {(session) => {
            const home = homeOf(session);
            if (home !== dashboardPage.path)
              return (
                <Unframed>
                  <StaffVisit home={home} show={showPreview} />
                </Unframed>
              );
            const { user } = session;
            return (
              <CompanyShell key={user.id} me={user.id} waiting={<FrameAgain />}>
                {(source) => (
                  <PortalDataProvider source={source}>
                    <OnceRead>
                      <Portal user={user} />
                    </OnceRead>
                  </PortalDataProvider>
                )}
              </CompanyShell>
            );
          }}
        </RequireSession>
      </FrameFirst>
    </PageMain>
  );
}

function showPreview({ name, company }: Seen) {
  return <PortalFrame name={name} company={company} lastVisit={null} />;
}
