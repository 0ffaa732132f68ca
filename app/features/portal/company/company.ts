import { createContext, use } from "react";
import type { MyCompany } from "../../../../domain/company/my-company.ts";
import { type CompanyRole, hasRole } from "../../../../domain/company/role.ts";

export type CompanyState = {
  /** Who is signed in. */
  me: string;
  /** The one whose rows are on show; null while nobody could say which. */
  company: MyCompany | null;
  /** All that the person is in. */
  companies: readonly MyCompany[];
  /** Looks at another one from now on, in every tab. Answers why it could not. */
  choose: (companyId: string) => Promise<string | undefined>;
  /** The one that was chosen in this tab, if one was. */
  chosen: string | undefined;
  /** Reads again which they are, and what one may do there. */
  refresh: () => Promise<void>;
};

export const CompanyContext = createContext<CompanyState | null>(null);

/** Null while it is not known yet who is there, and in which company. When staff look at a client's dashboard, that of the person as whom they see it. */
export function useCompanyState(): CompanyState | null {
  return use(CompanyContext);
}

/** For what only clients see. */
export function useCompany(): CompanyState {
  const state = use(CompanyContext);
  if (!state) throw new Error("useCompany needs a CompanyShell above it.");
  return state;
}

/**
 * Whether the person's role lets them do what takes this one. The database decides; this is what is offered. Staff who look
 * at a client's dashboard see what that person does; `ForClient` takes away what acts.
 */
export function useMay(least: CompanyRole): boolean {
  return hasRole(use(CompanyContext)?.company?.role, least);
}
