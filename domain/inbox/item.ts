export const itemKinds = [
  "contact",
  "quote",
  "call",
  "consultation",
  "project",
  "lead",
  "question",
  "chat",
  "payment",
  "proposal",
] as const;

export type ItemKind = (typeof itemKinds)[number];

export const itemStatuses = ["new", "answered", "won", "lost", "spam"] as const;

export type ItemStatus = (typeof itemStatuses)[number];

/** How the 24 hours stand. PostgreSQL decides it (`private.read_inbox_clock`); all others read it from the row. */
export const itemClocks = ["running", "answered", "unanswered", "none"] as const;

export type ItemClock = (typeof itemClocks)[number];

export const answerWays = [
  "mail",
  "message",
  "call",
  "settlement",
  "chat",
  "proposal",
  "booking",
] as const;

type ItemState = { status: ItemStatus; due_at: string | null; answered_at: string | null };

/**
 * PostgreSQL says the same: what is in spam has to come out of it before anybody deals with it, and nothing becomes
 * answered without an answer, unless nobody left an address to send one to.
 */
export function canBecome({ status, due_at, answered_at }: ItemState, to: ItemStatus): boolean {
  if (status === "spam") return to === "new";
  if (to === "answered" && answered_at === null && due_at !== null) return false;
  return status !== to;
}
