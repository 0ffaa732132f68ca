import { z } from "zod";
import type { Caller } from "../../runtime/database/types.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const claimsOfPerson = z.object({
  sub: z.string().regex(uuid),
  session_id: z.string().regex(uuid),
  app_metadata: z.object({ role: z.unknown().optional() }).optional(),
});

export type Person = { account: string; session: string };

const known = new WeakMap<object, Person | null>();

/**
 * Somebody signed in whose token does not say that they are of the studio: what they may read depends on their account
 * and on where that is a member, and on nothing else that is in the token.
 */
export function findPerson({ role, claims }: Caller): Person | undefined {
  if (role !== "authenticated" || !claims) return undefined;
  // A token's claims are the same object for as long as it is known.
  let person = known.get(claims);
  if (person === undefined) known.set(claims, (person = readPerson(claims)));
  return person ?? undefined;
}

function readPerson(claims: Record<string, unknown>): Person | null {
  const read = claimsOfPerson.safeParse(claims).data;
  if (!read || read.app_metadata?.role === "staff") return null;
  return { account: read.sub, session: read.session_id };
}
