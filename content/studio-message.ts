/** The conversations area of the studio. */
export const conversationsWords = {
  search: "Client, company or e-mail",
  list: "Conversations",
  empty:
    "No client has written yet, and nobody has written to one. Write first, from a client’s page.",
  show: "Show",
  shown: [
    { value: "unread", label: "Unread" },
    { value: "mine", label: "Mine" },
    { value: "nobody", label: "Nobody’s" },
  ],
  you: "You",
  studio: "Studio",
  unread: (count: number) => `${count} unread`,
  choose: "Choose a conversation.",
  toClient: "Client page",
  people: (count: number) => `${count} people`,
  former: (name: string) => `${name} (former member)`,
  assigned: "Assigned to",
  nobody: "Nobody",
  me: (name: string) => `${name} (me)`,
  take: "Assign to me",
  notAssigned: "The conversation could not be assigned.",
  nothingSaid: "Nothing has been said yet. Write first.",
  gone: "There is no such client.",
} as const;

/** What opens the canned answers, in conversations and in letters. */
export const cannedDialog = {
  open: "Canned answers",
  title: "Canned answers",
  description: "Put into the message, where it can be changed before it is sent.",
} as const;
