import * as z from "zod/mini";
import { accountEmail } from "../field/email-address.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { companyRoles } from "./role.ts";

/** Somebody who is asked to join a company. */
export const colleagueSchema = z.object({
  // As the database writes it: limits are counted by it.
  companyId: z.uuid(fault("company-id-invalid")).check(z.toLowerCase()),
  email: accountEmail,
  role: z.enum(companyRoles, fault("role-unknown")),
});

export type Colleague = z.infer<typeof colleagueSchema>;

export type ParsedColleague = { colleague: Colleague } | { faults: Faults };

/** Who is invited, as what and where to, or what is wrong with each field. */
export function parseColleague(body: unknown): ParsedColleague {
  const parsed = colleagueSchema.safeParse(body);
  return parsed.success ? { colleague: parsed.data } : { faults: listFaults(parsed.error) };
}
