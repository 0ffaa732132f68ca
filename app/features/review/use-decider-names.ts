import { skipToken, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { formerMember } from "../../../content/company-roles.ts";
import { deliverableRowWords } from "../../../content/deliverable.ts";
import { companyPersonSchema } from "../../../domain/company/company-person.ts";
import type { Review } from "../../../domain/deliverable/version.ts";
import { text } from "../../../domain/row/row.ts";
import { readRows } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import type { Viewer } from "./room.ts";

type Named = { user_id: string; name: string | null };

const profileSchema = z.object({ user_id: z.string(), display_name: text });

/** What whoever decided is called: colleagues by their company, all of them by the studio. */
export function useDeciderNames({ isStaff }: Viewer, said: readonly Review[]) {
  const ids = [...new Set(said.flatMap(({ reviewer_id }) => reviewer_id ?? []))].toSorted();
  const { data } = useQuery({
    queryKey: ["profiles", "deciders", ids],
    queryFn: ids.length === 0 ? skipToken : () => (isStaff ? readProfiles(ids) : readColleagues()),
  });
  return (reviewerId: string | null): string => {
    if (!data || reviewerId === null) return deliverableRowWords.client;
    const unknown = isStaff ? deliverableRowWords.client : formerMember;
    return data.find(({ user_id }) => user_id === reviewerId)?.name || unknown;
  };
}

async function readProfiles(ids: readonly string[]): Promise<Named[]> {
  const query = sharedBackend().from("profiles").select("user_id,display_name").in("user_id", ids);
  const rows = await readRows(query, profileSchema);
  return rows.map(({ user_id, display_name }) => ({ user_id, name: display_name }));
}

/** Of the company that the page has chosen for what is on show. */
function readColleagues(): Promise<Named[]> {
  return readRows(sharedBackend().rpc("company_people"), companyPersonSchema);
}
