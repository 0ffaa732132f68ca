import * as z from "zod/mini";
import type { KeptFor } from "./kept-rows.ts";

/** Named on the cookie page. Times only, so they may outlive a sign-out. */
const entryOf = ({ me, companyId }: KeptFor) => `portalVisit:${me}:${companyId}`;
/** Away for longer than this, and the next time is another visit. */
const pause = 30 * 60_000;

const visitSchema = z.object({ seenAt: z.number(), previous: z.nullable(z.number()) });
export type Visit = z.infer<typeof visitSchema>;

/** The visit that `now` belongs to; `previous` is when the one before it ended. */
export function continueVisit(last: Visit | null, now: number): Visit {
  if (!last) return { seenAt: now, previous: null };
  const isSame = now - last.seenAt <= pause;
  return { seenAt: now, previous: isSame ? last.previous : last.seenAt };
}

/** The same visit, still going on. */
export function extendVisit(last: Visit | null, now: number): Visit {
  return { seenAt: now, previous: last?.previous ?? null };
}

/** Notes that the client is here, and answers when their last visit ended. */
export function noteVisit(
  owner: KeptFor,
  step: typeof continueVisit | typeof extendVisit = continueVisit,
): number | null {
  try {
    const stored = visitSchema.safeParse(
      JSON.parse(localStorage.getItem(entryOf(owner)) ?? "null"),
    );
    const visit = step(stored.data ?? null, Date.now());
    localStorage.setItem(entryOf(owner), JSON.stringify(visit));
    return visit.previous;
  } catch {
    // Storage is denied: every visit is the first.
    return null;
  }
}
