import { invitationDays } from "../domain/account/invitation-life.ts";

export const clientStates = {
  active: "Active",
  invited: "Invited",
  unconfirmed: "Not confirmed",
  empty: "Nobody in it",
  closing: "Closing",
} as const;

export const clientsWords = {
  caption: "Clients",
  search: "Name, company or address",
  show: "Show",
  only: [
    { value: "active", label: "Active" },
    { value: "invited", label: "Invited" },
    { value: "unconfirmed", label: "Not confirmed" },
    { value: "unread", label: "With unread messages" },
    { value: "payments", label: "With open payments" },
  ],
  none: "No clients yet. Invite the first one.",
  toClients: "To the clients",
  name: "Client",
  contact: "Main contact",
  people: "People",
  projects: "Projects",
  campaigns: "Campaigns",
  unread: "Unread",
  payments: "Open payments",
  seen: "Last seen",
  never: "Never",
} as const;

export const inviteWords = {
  open: "Invite a client",
  title: "Invite a client",
  description: `They get a mail with a link to set their password, which works for ${invitationDays} days. Until they do, the account waits here as invited.`,
  email: "Email",
  name: "Name",
  company: "Company",
  send: "Send invitation",
  sent: "Invitation sent",
  sentTo: (email: string) => `To ${email}`,
  again: "Send again",
  waiting: (when: string) => `Invited ${when}; the link has not been used yet.`,
  ranOut: (when: string) => `Invited ${when}; the link ran out after ${invitationDays} days.`,
  unconfirmed: "Signed up, but the address is not confirmed yet.",
  failed: "The invitation was not sent",
} as const;

export const clientWords = {
  missing: "There is no such client.",
  joined: (day: string) => `Since ${day}`,
  seen: (when: string) => `Last seen ${when}`,
  neverSeen: "Never signed in",
  message: "Messages",
  unreadMessages: (count: number) => `Messages (${count} unread)`,
  preview: "See their dashboard",
  edit: "Edit details",
  history: "In the audit log",
  profile: "Details",
  industry: "Industry",
  phone: "Phone",
  website: "Website",
  none: "None yet.",
  showAll: (count: number) => `Show all ${count}`,
  unnamed: "No name given",
  projects: "Projects",
  campaigns: "Campaigns",
  deliverables: "Deliverables",
  payments: "Payments in ETH",
  proofs: "Proofs",
  contacts: "Enquiries, leads and questions",
  files: "Files",
  noDate: "No date",
} as const;

/** Choosing one client among hundreds. */
export const clientPickerWords = {
  client: "Client",
  hint: "Search by name, company or address.",
  none: "No client matches.",
  another: "Choose another",
} as const;
