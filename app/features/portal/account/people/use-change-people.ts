import type { CompanyRole } from "../../../../../domain/company/role.ts";
import { explainError } from "../../../../data/explain-error.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";
import { useRefresh } from "../../../../data/use-refresh.ts";
import { useSignInAgain } from "../../../account/sign-in-again/use-sign-in-again.ts";
import { useCompany } from "../../company/company.ts";

/** Each answers why it came to nothing. */
export function useChangePeople(company: string) {
  const refreshTables = useRefresh();
  const { refresh } = useCompany();
  const attempt = useSignInAgain();

  async function call(name: string, parameters: Record<string, unknown>) {
    const { error } = await attempt(() => sharedBackend().rpc(name, { company, ...parameters }));
    // Refused or not: what is on show may be old.
    await Promise.all([refreshTables("memberships"), refresh()]);
    return error ? explainError(error) : undefined;
  }

  return {
    changeRole: (person: string, role: CompanyRole) => call("change_member_role", { person, role }),
    /** Oneself, too: then one leaves. */
    remove: (person: string) => call("remove_member", { person }),
  };
}
