export const staffAreaWords = {
  caption: "Who works in the studio",
  count: (people: number) => (people === 1 ? "1 person" : `${people} people`),
  you: "you",
  roles: (name: string) => `Roles of ${name}`,
  lastSeen: "Last seen",
  neverSeen: "Not yet here",
  hasFactor: "Second step set up",
  lacksFactor: "No second step",
  manage: "Manage",
  manageWhom: (name: string) => `Manage ${name}`,
  changed: (name: string, roles: string) => `${name} is ${roles} now.`,
  notChanged: "The roles were not changed.",
  needsRole: "Everybody here has a role. To let somebody go, remove them.",
  endSessions: "Sign out everywhere",
  ended: (name: string) => `${name} is signed out everywhere.`,
  endedOwn: "You are signed out everywhere but here.",
  notEnded: "The sessions were not ended.",
  history: "In the audit log",
  factorAsked:
    "The studio asks everybody who works here for a second step. Set one up, and the studio opens.",
  toSecondFactor: "Set up the second step",
} as const;

export const inviteStaffWords = {
  open: "Invite somebody",
  title: "Invite somebody to the studio",
  description:
    "They get a mail by which they set a password. Whoever has an account here, and is no client, enters with it.",
  email: "Email",
  name: "Name",
  roles: "Roles",
  send: "Invite",
  sent: "Invitation sent",
  sentTo: (address: string) => `${address} can enter by the mail that is on its way.`,
  letIn: "The studio is open to them",
  letInWhom: (address: string) => `${address} has an account and enters with it. No mail was sent.`,
} as const;

export const removeStaffWords = {
  open: "Remove",
  title: (name: string) => `Remove ${name} from the studio`,
  text: "They are signed out everywhere at once. What they wrote and did stays, under their name.",
  hands: (items: number, conversations: number, talks: number) => {
    const held = [
      count(items, "item of the inbox", "items of the inbox"),
      count(conversations, "conversation", "conversations"),
      count(talks, "talk with a visitor", "talks with visitors"),
    ].filter((words) => words !== null);
    return held.length === 0
      ? "Nothing is in their hands."
      : `In their hands: ${new Intl.ListFormat("en-GB").format(held)}.`;
  },
  heir: "Goes to",
  nobody: "Nobody",
  remove: "Remove",
  removed: (name: string) => `${name} no longer works in the studio.`,
  failed: "Nobody was removed.",
} as const;

function count(number: number, one: string, many: string): string | null {
  if (number === 0) return null;
  return number === 1 ? `1 ${one}` : `${number.toLocaleString("en-GB")} ${many}`;
}

export const factorDayWords = {
  heading: "Second step",
  none: "Everybody decides for themselves whether signing in takes a second step.",
  from: (day: string) =>
    `From ${day} on nobody enters the studio without a second step. Whoever has none is led to where it is set up.`,
  missing: (names: string) => `Without one today: ${names}.`,
  day: "From",
  ask: "Ask for it",
  stop: "Ask no longer",
  asked: "Saved.",
  failed: "Nothing was changed.",
} as const;
