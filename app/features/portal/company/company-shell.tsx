import { useQuery } from "@tanstack/react-query";
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { currentOf, type MyCompany } from "../../../../domain/company/my-company.ts";
import { forgetHeard } from "../../../data/heard-changes.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useFirstInPieces } from "../../../ui/use-first-in-pieces.ts";
import { askEarly } from "../early-rows.ts";
import { Unframed } from "../opening/unframed.tsx";
import { openPortalSource, type PortalSource } from "../portal-source.ts";
import { companySources, createCompaniesStore } from "./companies-store.ts";
import { CompanyContext, type CompanyState } from "./company.ts";
import { companiesEntry, readKeptCompanies } from "./kept-companies.ts";
import { useAskedCompany } from "./use-asked-company.ts";
import { useChangeOver } from "./use-change-over.ts";

const NoCompany = lazy(async () => ({ default: (await import("./no-company.tsx")).NoCompany }));

type CompanyShellProps = {
  me: string;
  waiting: ReactNode;
  /** Everything in here is of one company, and begins anew with another. */
  children: (source: PortalSource) => ReactNode;
};

/** Knows which company a client looks at. Give it the client's id as `key`: it serves one. */
export function CompanyShell({ me, waiting, children }: CompanyShellProps) {
  const [store] = useState(() => {
    forgetHeard();
    return createCompaniesStore(companySources(me));
  });
  const [kept] = useState(() => readKeptCompanies(me));
  const [asked] = useState(() => (kept ? undefined : askEarly(me)));
  const { data: now, status } = useQuery(store.query, store.client);
  const data = useFirstInPieces(now, isMissing);
  const [chosen, setChosen] = useState<string>();
  const companies = data ?? kept;
  const company = companies ? currentOf(companies) : undefined;
  const companyId = company?.company_id;
  const early = companies?.length === 1 ? asked : undefined;
  useChangeOver(data);

  // Another tab has chosen, or has heard of something.
  useEffect(() => {
    const receive = ({ key }: StorageEvent) => {
      if (key === companiesEntry(me)) void store.readAgain().catch(() => undefined);
    };
    window.addEventListener("storage", receive);
    return () => window.removeEventListener("storage", receive);
  }, [me, store]);

  const state = useMemo<CompanyState>(
    () => ({
      me,
      company: company ?? null,
      companies: companies ?? [],
      chosen,
      choose: async (id) => {
        const { error } = await sharedBackend().rpc("choose_company", { company: id });
        if (error) return explainError(error);
        setChosen(id);
        store.setCurrent(id);
        return undefined;
      },
      // What could not be read says so where it is shown.
      refresh: () => store.readAgain().then(nothing, nothing),
    }),
    [me, company, companies, chosen, store],
  );
  const { isAsking } = useAskedCompany(data, state.choose);
  const source = useMemo(
    () => openPortalSource({ me, companyId, isStill: () => store.isStill(companyId), early }),
    [me, companyId, store, early],
  );

  const isNowhere = companies !== null && companies !== undefined && !company;
  if (isAsking || (isMissing(data) && status !== "error" && !company)) return waiting;
  return (
    <CompanyContext value={state}>
      {isNowhere ? (
        <Suspense fallback={waiting}>
          <Unframed>
            <NoCompany source={source} />
          </Unframed>
        </Suspense>
      ) : (
        <Fragment key={companyId}>{children(source)}</Fragment>
      )}
    </CompanyContext>
  );
}

function nothing() {}

function isMissing(companies: readonly MyCompany[] | undefined): boolean {
  return companies === undefined;
}
