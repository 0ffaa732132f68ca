import * as z from "zod/mini";

/** What can go wrong while nobody looks. The database has the same list. */
export const troubleKinds = ["job", "disk", "chain", "feed", "mail"] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** Figures about it, which may change while it lasts. */
export const troubleFacts = /* @__PURE__ */ z.object({
  /** How many jobs or mails. */
  count: z.optional(z.number()),
  /** Since when something fails that is tried again by itself. */
  since: z.optional(z.string()),
  /** In words of ours, or those of a mail server. */
  said: z.optional(z.string()),
  /** How much of a disk is free. */
  percent: z.optional(z.number()),
});
type TroubleFacts = z.infer<typeof troubleFacts>;

export type Trouble = { kind: TroubleKind; subject: string; facts: TroubleFacts };

/**
 * Whether somebody can have it tried again, and whether it can be let go: jobs and mails that were given up. Payments are
 * followed again, from before the blocks that have changed.
 */
export function listRemedies({ kind, subject, facts }: Trouble): ("again" | "let-go")[] {
  if (kind === "mail") return subject === "failed" ? ["again", "let-go"] : [];
  if (kind === "chain") return subject === "payments" ? ["again"] : [];
  if (kind !== "job") return [];
  return facts.since === undefined ? ["again", "let-go"] : ["again"];
}
