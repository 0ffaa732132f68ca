/** A client that an owner has closed. */
export const clientClosingWords = {
  note: (day: string) =>
    `Closed by an owner: it ends on ${day}, for everybody in it. Until then everything works as before.`,
  keep: "Keep this client",
  question: "Keep this client?",
  text: "It does not end, and everybody in it is told so by mail.",
  kept: "The client stays",
  failed: "The client was not kept",
} as const;

/** Who of a client is who. */
export const clientPeopleWords = {
  heading: "People",
  nobody: "Nobody is in this client any more. Invite somebody, or merge it with another client.",
  roleOf: (name: string) => `Role of ${name}`,
  manage: "Manage",
  manageWhom: (name: string) => `Manage ${name}`,
  joined: (day: string) => `Here since ${day}`,
  preview: "See what they see",
  edit: "Edit",
  move: "Move",
  remove: "Remove",
  history: "What happened to them",
  changed: (name: string, role: string) => `${name} is now ${role}`,
  changeFailed: "The role was not changed",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (client: string) =>
    `They lose ${client} at once, wherever they are signed in. What they wrote stays.`,
  removed: (name: string) => `${name} is removed`,
  removeFailed: "They were not removed",
  refusals: {
    last_owner: "A client needs an owner. Make somebody else an owner first.",
    alone: "They are the only person of this client. Merge it with another client instead.",
  },
} as const;

/** Where a mail server knows no such address. */
export const undeliverableWords = {
  note: (ago: string, reason: string) =>
    `Mail does not reach this address (${ago}): ${reason}. Nothing more is sent there.`,
  clear: "Try again",
  cleared: "The next mail is tried again",
  failed: "It was not changed",
} as const;

export const editPersonWords = {
  title: (name: string) => `Edit ${name}`,
  description:
    "On their behalf: they see it on their profile, and the audit log says what you changed.",
  name: "Name",
  phone: "Phone",
  save: "Save",
  saved: "Saved",
} as const;

export const movePersonWords = {
  title: (name: string) => `Move ${name}`,
  description: (client: string) =>
    `To another client, from ${client}. They see the other one from then on; what they wrote stays here.`,
  to: (name: string) => `To ${name}`,
  role: "Role there",
  send: "Move",
  moved: (name: string, client: string) => `${name} is now with ${client}`,
} as const;

/** Whoever is asked to join a client that is there already. */
export const colleagueWords = {
  open: "Invite a colleague",
  title: "Invite a colleague",
  description: (client: string) =>
    `Into ${client}. They get a mail with a link, which works for 7 days.`,
  email: "Email",
  role: "Role",
  send: "Send invitation",
  sent: "Invitation sent",
  sentTo: (email: string) => `To ${email}`,
  until: (day: string) => `The link works until ${day}.`,
  ranOut: (day: string) => `The link ran out on ${day}.`,
  again: "Send again",
  revoke: "Withdraw",
  revokeWhose: (address: string) => `Withdraw the invitation of ${address}`,
  againWhose: (address: string) => `Send the invitation of ${address} again`,
  revoked: "Invitation withdrawn",
  failed: "The invitation was not sent",
  revokeFailed: "The invitation was not withdrawn",
} as const;

/** Two clients that are one. */
export const mergeWords = {
  open: "Merge",
  title: "Merge two clients",
  description: (client: string) =>
    `For when ${client} is here twice. Work, messages and people of both become one client’s.`,
  with: (name: string) => `With ${name}`,
  stays: "Which one stays?",
  staysHint: "Its name, its details and its page stay. The other one becomes part of it.",
  closing: (target: string) =>
    `${target} is about to close, so nothing can be brought to it. Keep it first, or let the other one stay.`,
  moves: (source: string, target: string) => `What ${source} brings to ${target}`,
  counts: {
    projects: ["project", "projects"],
    campaigns: ["campaign", "campaigns"],
    payments: ["payment", "payments"],
    messages: ["message", "messages"],
    invitations: ["open invitation", "open invitations"],
  },
  nothing: "No work and no messages.",
  people: (target: string) => `Who comes to ${target}, as what`,
  nobody: "Nobody is in it.",
  newRole: (before: string, after: string) => `${before}, becomes ${after}`,
  confirm: (source: string) => `Type “${source}” to confirm`,
  confirmHint: "This cannot be undone.",
  mismatch: (source: string) => `Please type “${source}”, exactly as it stands there.`,
  send: "Merge",
  merged: (source: string, target: string) => `${source} is now part of ${target}`,
} as const;

export const editClientWords = {
  title: "Edit details",
  description:
    "On the client's behalf: they see it in their client area, and the audit log says which fields you changed.",
  displayName: "Name",
  companyName: "Company",
  industry: "Industry",
  website: "Website",
  websiteHint: "Beginning with https://",
  badWebsite: "Please begin with http:// or https://.",
  save: "Save",
  saved: "Details saved",
} as const;

export const clientPaymentWords = new Map<string, string>(
  Object.entries({
    quoted: "Quoted",
    confirming: "Confirming",
    paid: "Paid",
    expired: "Expired",
    underpaid: "Underpaid",
    overpaid: "Overpaid",
    late: "Late",
    review: "In review",
  }),
);

export const anchorStateWords = new Map<string, string>(
  Object.entries({
    pending: "Waiting",
    submitted: "Submitted",
    final: "Final",
    failed: "Failed",
    revoked: "Revoked",
  }),
);
