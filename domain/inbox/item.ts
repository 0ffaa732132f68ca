export const itemKinds = [
  "contact",
  "quote",
  "call",
  "consultation",
  "project",
  "lead",
  "question",
  "payment",
] as const;

export type ItemKind = (typeof itemKinds)[number];

export const itemStatuses = ["new", "answered", "won", "lost", "spam"] as const;

export type ItemStatus = (typeof itemStatuses)[number];

/** PostgreSQL says the same: what is in spam has to come out of it before anybody deals with it. */
export function canBecome(from: ItemStatus, to: ItemStatus): boolean {
  return from === "spam" ? to === "new" : from !== to;
}
