import * as z from "zod/mini";
import { type MyCompany, myCompanySchema } from "../../../../domain/company/my-company.ts";
import { isSignedInAs } from "../../../session/session-store.ts";

const companies = z.array(myCompanySchema);

/** Beside what else the client area keeps: it goes when its person signs out. Other tabs hear of what is written here. */
export const companiesEntry = (me: string) => `portal:${me}:companies`;

export function keepCompanies(me: string, rows: readonly MyCompany[]): void {
  try {
    const text = JSON.stringify(rows);
    if (isSignedInAs(me) && localStorage.getItem(companiesEntry(me)) !== text)
      localStorage.setItem(companiesEntry(me), text);
  } catch {
    // Denied or full: then the next visit asks first.
  }
}

export function readKeptCompanies(me: string): readonly MyCompany[] | null {
  try {
    return companies.parse(JSON.parse(localStorage.getItem(companiesEntry(me)) ?? "null"));
  } catch {
    // Denied, never kept, or kept by an older page in another shape.
    return null;
  }
}
