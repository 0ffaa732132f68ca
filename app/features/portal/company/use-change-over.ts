import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { companyWords } from "../../../../content/company.ts";
import { dashboardPage } from "../../../../content/pages/dashboard.ts";
import { currentOf, type MyCompany } from "../../../../domain/company/my-company.ts";
import { toast } from "../../../ui/toast.ts";
import { readTab, tabAddress } from "../use-portal-tab.ts";

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
    if (!last || last.company_id === id) return;
    const hasLeft = !companies?.some(({ company_id }) => company_id === last.company_id);
    if (hasLeft) toast({ title: companyWords.left(last.name) });
    if (now) toast({ title: companyWords.changedOver(now.name) });
    if (pathname === dashboardPage.path)
      void navigate(tabAddress(readTab(new URLSearchParams(search))), { replace: true });
  });

  useEffect(() => {
    if (id !== undefined) changeOver();
  }, [id]);
}
