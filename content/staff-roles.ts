import { staffDeeds, type StaffDeed } from "../domain/staff/deed.ts";
import type { StaffRole } from "../domain/staff/role.ts";

/** What a role is called, alone and of several people, and what it is for. */
export const staffRoleWords = {
  producer: {
    name: "Producer",
    group: "producers",
    may: "The inbox, clients, projects, campaigns and messages",
  },
  finance: { name: "Finance", group: "finance", may: "Invoices and payments" },
  editor: { name: "Editor", group: "editors", may: "Deliverables, Labs and the assistant" },
  admin: { name: "Admin", group: "admins", may: "Everything, staff and the audit log" },
} as const satisfies Record<StaffRole, { name: string; group: string; may: string }>;

/** In a sentence that follows 'can'. */
export const staffDeedWords: Record<StaffDeed, string> = {
  inbox: "work on the inbox",
  clients: "change clients",
  projects: "change projects",
  proposals: "write proposals",
  calendar: "change the calendar",
  campaigns: "change campaigns",
  messages: "write to clients",
  payments: "settle payments",
  invoices: "write invoices and record money",
  deliverables: "change deliverables",
  reviews: "comment on deliverables",
  labs: "change Labs",
  assistant: "teach the assistant",
  answers: "change canned answers",
  audit: "read the audit log",
  staff: "change who works in the studio",
  troubles: "deal with troubles",
};

function nameGroups(deed: StaffDeed): string {
  const roles: readonly StaffRole[] = staffDeeds[deed];
  const groups = roles.map((role) => staffRoleWords[role].group).join(", ");
  return groups === "" ? staffRoleWords.admin.group : `${groups} and ${staffRoleWords.admin.group}`;
}

/** The refusal, in the words that the database has for it. */
export function refuseDeed(deed: StaffDeed): string {
  return `Only ${nameGroups(deed)} can ${staffDeedWords[deed]}.`;
}

/** Said where somebody looks at what others do: 'Finance and admins settle payments: Ada, Tom.' */
export function sayWhoMay(deed: StaffDeed, names: readonly string[]): string {
  const said = `${nameGroups(deed)} ${staffDeedWords[deed]}`;
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  return names.length === 0 ? `${sentence}.` : `${sentence}: ${names.join(", ")}.`;
}
