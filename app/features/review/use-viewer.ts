import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { currentOf, myCompanySchema } from "../../../domain/company/my-company.ts";
import { hasRole } from "../../../domain/company/role.ts";
import { isId } from "../../../domain/row/id.ts";
import { mayDo } from "../../../domain/staff/deed.ts";
import { staffRole } from "../../../domain/staff/role.ts";
import { readRows, runQuery } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import type { Viewer } from "./room.ts";

type Person = { me: string; isStaff: boolean };

const accessRow = z.object({ roles: z.array(staffRole) });
const companyOf = z.nullable(z.string());
const readCompanies = () => readRows(sharedBackend().rpc("my_companies"), myCompanySchema);

/**
 * What somebody may do here; undefined until that is known. Whose role could not be read looks on. Whoever is in several
 * companies looks at the one that the deliverable is of.
 */
export function useViewer({ me, isStaff }: Person, deliverable: string | undefined) {
  const access = useQuery({
    queryKey: ["staff_members", "mine"],
    enabled: isStaff,
    queryFn: async () => (await readRows(sharedBackend().rpc("my_staff_access"), accessRow))[0],
  });
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
  if (isStaff ? access.isPending : isPending) return undefined;
  if (isStaff) {
    const mayComment = mayDo(access.data?.roles ?? [], "reviews");
    return { me, isStaff, mayComment, mayDecide: false } satisfies Viewer;
  }
  const role = currentOf(data ?? [])?.role;
  return {
    me,
    isStaff,
    mayComment: hasRole(role, "member"),
    mayDecide: hasRole(role, "approver"),
  } satisfies Viewer;
}
