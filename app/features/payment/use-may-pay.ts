import { useEffect, useState } from "react";
import { currentOf, type MyCompany, myCompanySchema } from "../../../domain/company/my-company.ts";
import { hasRole } from "../../../domain/company/role.ts";
import { readRows } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { useSession } from "../../session/use-session.ts";

/**
 * False for whoever would be refused in the end: signed in, and not one of those who pay for their company. Whoever is in
 * none pays for themselves.
 */
export function useMayPay(): boolean {
  const session = useSession();
  const me = session.kind === "signed-in" ? session.session.user.id : null;
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    if (me === null) return undefined;
    let isWanted = true;
    readRows(sharedBackend().rpc("my_companies"), myCompanySchema).then(
      (companies) => isWanted && setRefused(mayPayIn(companies) ? null : me),
      // Then the answer comes with the quote.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [me]);

  return me === null || refused !== me;
}

export function mayPayIn(companies: readonly MyCompany[]): boolean {
  const company = currentOf(companies);
  return !company || hasRole(company.role, "approver");
}
