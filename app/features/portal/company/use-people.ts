import { skipToken, useQuery } from "@tanstack/react-query";
import { companyPersonSchema } from "../../../../domain/company/company-person.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useCompanyState } from "./company.ts";

/** Everybody in the company, the owners first. Whoever has left is not among them. */
export function usePeople() {
  const id = useCompanyState()?.company?.company_id;
  return useQuery({
    queryKey: ["memberships", "people"],
    queryFn: id
      ? () => readRows(sharedBackend().rpc("company_people", { company: id }), companyPersonSchema)
      : skipToken,
    meta: { tables: ["profiles"] },
  });
}
