import type { Transaction } from "../../runtime/database/types.ts";
import type { SignedIn } from "../account/find-caller.ts";

/** What an export is about: everything of these companies, and what this person wrote and did in any. */
export type ExportScope = {
  companyIds: string[];
  /** Null where a company is exported. */
  person: { id: string; isStaff: boolean } | null;
};

/** Of a person: their own words, and all of a company that nobody else is in. */
export async function findPersonScope(sql: Transaction, caller: SignedIn): Promise<ExportScope> {
  const rows = await sql<{ id: string }[]>`
    select id from private.lone_companies(${caller.id}) as id order by id <> ${caller.id}, id`;
  const isStaff = caller.role === "staff";
  return { companyIds: rows.map(({ id }) => id), person: { id: caller.id, isStaff } };
}
