import { billingPage } from "../../content/pages/billing.ts";
import { dashboardPage } from "../../content/pages/dashboard.ts";
import { BillingPage } from "../features/portal/billing/billing-page.tsx";
import { BillingWaiting } from "../features/portal/billing/billing-waiting.tsx";
import { CompanyShell } from "../features/portal/company/company-shell.tsx";
import { useCompanyState } from "../features/portal/company/company.ts";
import { PortalDataProvider } from "../features/portal/portal-data-provider.tsx";
import type { PortalSource } from "../features/portal/portal-source.ts";
import type { Seen } from "../features/portal/preview/preview-portal.tsx";
import { StaffVisit } from "../features/portal/staff-visit.tsx";
import { useForgetKeptRows } from "../features/portal/use-forget-kept-rows.ts";
import { homeOf } from "../session/home-of.ts";
import { RequireSession } from "../session/require-session.tsx";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import "../styles/pages/workroom.css";

export const handle = workroom;
export const meta = () => plainMetadata(billingPage);

export default function DashboardBilling() {
  useForgetKeptRows();
  return (
    <PageMain className="portal">
      <RequireSession waiting={<BillingWaiting />}>
        {(session) => {
          const home = homeOf(session);
          if (home !== dashboardPage.path) return <StaffVisit home={home} show={showPreview} />;
          return (
            <CompanyShell key={session.user.id} me={session.user.id} waiting={<BillingWaiting />}>
              {(source) => (
                <PortalDataProvider source={source}>
                  <OwnBilling source={source} />
                </PortalDataProvider>
              )}
            </CompanyShell>
          );
        }}
      </RequireSession>
    </PageMain>
  );
}

function OwnBilling({ source }: { source: PortalSource }) {
  const company = useCompanyState()?.company;
  return <BillingPage source={source} company={company?.name ?? null} canSignOut />;
}

function showPreview({ company, source }: Seen) {
  return <BillingPage company={company} source={source} />;
}
