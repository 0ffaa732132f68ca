import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { dashboardPage } from "../../../../content/pages/dashboard.ts";
import { currentOf, type MyCompany } from "../../../../domain/company/my-company.ts";
import { askedCompany, billingPath, tabAddress } from "../../../../content/portal-address.ts";
import { readTab } from "../use-portal-tab.ts";

/** Says that the page shows another company, whoever has asked for it, and leaves what the address names of the one before. */
export function useChangeOver(companies: readonly MyCompany[] | undefined): void {
  const before = useRef<MyCompany>(undefined);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const now = companies && currentOf(companies);
  const id = companies && (now?.company_id ?? "");

  const changeOver = useEffectEvent(() => {
    const last = before.current;
    before.current = now;
    if (!last || !companies || last.company_id === id) return;
    // Most never see it. Where its words cannot be fetched, the page still shows what is.
    import("./announce-change.ts").then(
      ({ announceChange }) => announceChange(last, companies),
      () => undefined,
    );
    const parameters = new URLSearchParams(search);
    if (parameters.get(askedCompany) === id) return;
    if (pathname === dashboardPage.path)
      void navigate(tabAddress(readTab(parameters)), { replace: true });
    else if (pathname === billingPath) void navigate(billingPath, { replace: true });
  });

  useEffect(() => {
    if (id !== undefined) changeOver();
  }, [id]);
}
