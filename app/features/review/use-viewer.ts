import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { askedCompany } from "../../../content/portal-address.ts";
import { currentOf, myCompanySchema } from "../../../domain/company/my-company.ts";
import { hasRole } from "../../../domain/company/role.ts";
import { readRows, runQuery } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import type { Viewer } from "./room.ts";

type Person = { me: string; isStaff: boolean };

const readCompanies = () => readRows(sharedBackend().rpc("my_companies"), myCompanySchema);

/** What somebody may do here; undefined until that is known. Whose role could not be read looks on. */
export function useViewer({ me, isStaff }: Person): Viewer | undefined {
  const [parameters] = useSearchParams();
  const asked = parameters.get(askedCompany);
  const { data, isPending } = useQuery({
    queryKey: ["memberships", asked],
    enabled: !isStaff,
    queryFn: async () => {
      const companies = await readCompanies();
      const isOther = companies.some((each) => each.company_id === asked && !each.is_current);
      if (!isOther) return companies;
      // A link may say in which of their companies its thing is.
      await runQuery(sharedBackend().rpc("choose_company", { company: asked }));
      return readCompanies();
    },
  });
  if (isStaff) return { me, isStaff, mayComment: true, mayDecide: false };
  if (isPending) return undefined;
  const role = currentOf(data ?? [])?.role;
  return { me, isStaff, mayComment: hasRole(role, "member"), mayDecide: hasRole(role, "approver") };
}
