import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { currentOf, myCompanySchema } from "../../../domain/company/my-company.ts";
import { hasRole } from "../../../domain/company/role.ts";
import { isId } from "../../../domain/row/id.ts";
import { readRows, runQuery } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import type { Viewer } from "./room.ts";

type Person = { me: string; isStaff: boolean };

const companyOf = z.nullable(z.string());
const readCompanies = () => readRows(sharedBackend().rpc("my_companies"), myCompanySchema);

/**
 * What somebody may do here; undefined until that is known. Whose role could not be read looks on. Whoever is in several
 * companies looks at the one that the deliverable is of.
 */
export function useViewer({ me, isStaff }: Person, deliverable: string | undefined) {
  const { data, isPending } = useQuery({
    queryKey: ["memberships", deliverable],
    enabled: !isStaff,
    queryFn: async () => {
      const companies = await readCompanies();
      if (companies.length < 2 || deliverable === undefined || !isId(deliverable)) return companies;
      const answer = await runQuery(sharedBackend().rpc("company_of_deliverable", { deliverable }));
      const company = companyOf.parse(answer.data);
      const isOther = companies.some((each) => each.company_id === company && !each.is_current);
      if (!isOther) return companies;
      await runQuery(sharedBackend().rpc("choose_company", { company }));
      return readCompanies();
    },
  });
  if (isStaff) return { me, isStaff, mayComment: true, mayDecide: false } satisfies Viewer;
  if (isPending) return undefined;
  const role = currentOf(data ?? [])?.role;
  return {
    me,
    isStaff,
    mayComment: hasRole(role, "member"),
    mayDecide: hasRole(role, "approver"),
  } satisfies Viewer;
}
