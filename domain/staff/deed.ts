import type { StaffRole } from "./role.ts";

/** What there is to do in the studio, and who may do it beside admins. The database says the same (private.list_deeds). */
export const staffDeeds = {
  inbox: ["producer"],
  clients: ["producer"],
  projects: ["producer"],
  proposals: ["producer"],
  calendar: ["producer"],
  campaigns: ["producer"],
  messages: ["producer"],
  payments: ["finance"],
  invoices: ["finance"],
  deliverables: ["editor"],
  reviews: ["producer", "editor"],
  labs: ["editor"],
  assistant: ["editor"],
  answers: ["producer", "editor"],
  audit: [],
  staff: [],
  troubles: [],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffDeed = keyof typeof staffDeeds;

/** Whether somebody with these roles may do it. Screens and functions ask; for rows the database decides. */
export function mayDo(roles: readonly StaffRole[], deed: StaffDeed): boolean {
  const needed: readonly StaffRole[] = staffDeeds[deed];
  return roles.some((role) => role === "admin" || needed.includes(role));
}
