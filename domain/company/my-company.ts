import * as z from "zod/mini";
import { companyRoles } from "./role.ts";

/** A company that somebody is in, as `my_companies()` tells of it. */
export const myCompanySchema = z.object({
  company_id: z.string(),
  name: z.string(),
  role: z.enum(companyRoles),
  is_current: z.boolean(),
  people: z.number(),
  closing_due_at: z.nullable(z.string()),
});

export type MyCompany = z.infer<typeof myCompanySchema>;

/** The one whose rows they read now. */
export function currentOf(companies: readonly MyCompany[]): MyCompany | undefined {
  return companies.find(({ is_current }) => is_current);
}
