import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { billingWords as words } from "../../../../content/billing.ts";
import { dashboardPage } from "../../../../content/pages/dashboard.ts";
import { londonDay } from "../../../../domain/billing/london-day.ts";
import { useIsHydrated } from "../../../startup/use-is-hydrated.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useCompanyState } from "../company/company.ts";
import { KeptNotice } from "../kept-notice.tsx";
import { usePortalData } from "../portal-data.ts";
import { PortalHeader } from "../portal-header.tsx";
import type { PortalSource } from "../portal-source.ts";
import { usePreview } from "../preview.ts";
import { previewAddress } from "../../../site/preview-address.ts";
import { useBillingAddress } from "../use-billing-address.ts";
import { BillingOverview } from "./billing-overview.tsx";
import { DocumentPage } from "./document-page.tsx";
import { saveLedger } from "./save-document.ts";

type BillingPageProps = {
  /** Null in the prerendered page: then everything waits. */
  source: PortalSource | null;
  /** Null while nobody knows. */
  company: string | null;
  canSignOut?: boolean;
};

/** What was charged, paid and is open, beside the tabs of the dashboard. */
export function BillingPage({ source, company, canSignOut = false }: BillingPageProps) {
  const [parameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const [today] = useState(() => londonDay(new Date()));
  // The page is prerendered for every address alike.
  const open = isHydrated ? parameters.get("document") : null;
  const body = useBeginning(open);
  return (
    <>
      <PortalHeader name={words.heading} company={company} canSignOut={canSignOut} />
      <div className="page-gutter pb-24">
        <Toolbar isOpen={open !== null} />
        <KeptNotice />
        <div ref={body} tabIndex={-1} className="pt-10 focus:outline-none lg:pt-14">
          {open === null ? (
            <BillingOverview source={source} today={today} />
          ) : (
            <DocumentPage key={open} id={open} source={source} today={today} />
          )}
        </div>
      </div>
    </>
  );
}

/** Another document is another page to read: it begins at its beginning, for whoever sees it and whoever hears it. */
function useBeginning(open: string | null) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(open);

  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    window.scrollTo({ top: 0, behavior: "instant" });
    body.current?.focus({ preventScroll: true });
  }, [open]);

  return body;
}

function Toolbar({ isOpen }: { isOpen: boolean }) {
  const { documents } = usePortalData();
  const company = useCompanyState()?.company;
  const { isBusy, run } = useAction(saveLedger);
  const address = useBillingAddress();
  const preview = usePreview();
  const dashboard = preview
    ? previewAddress(preview.client, preview.person.user_id)
    : dashboardPage.path;
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-8 border-y border-line print:hidden">
      <ButtonLink variant="quiet" to={isOpen ? address() : dashboard}>
        {isOpen ? words.all : words.back}
      </ButtonLink>
      {!isOpen && company && documents.rows.length > 0 && (
        <Button variant="quiet" busy={isBusy} onClick={() => run(company.company_id)}>
          {words.csv}
        </Button>
      )}
    </div>
  );
}
