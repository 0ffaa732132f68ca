import { skipToken, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useCompanyState } from "../company/company.ts";

const countSchema = z.nullable(z.number());

/** How many are in the company, or invited; null while nobody could say. */
export function usePeopleCount(): number | null {
  const id = useCompanyState()?.company?.company_id;
  const { data } = useQuery({
    queryKey: ["memberships", "count"],
    queryFn: id
      ? async () =>
          countSchema.parse(
            (await runQuery(sharedBackend().rpc("count_people", { company: id }))).data,
          )
      : skipToken,
    // Whom an owner invites is told to nobody else: it is looked up again whenever this comes into view.
    refetchOnMount: "always",
    meta: { tables: ["company_invitations"] },
  });
  return data ?? null;
}
