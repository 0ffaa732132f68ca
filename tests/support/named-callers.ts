import { AppError } from "../../runtime/errors/app-error.ts";
import type { RequestSource } from "../../server/http/request-source.ts";
import type { Person } from "./create-person.ts";
import type { Caller } from "../../runtime/database/types.ts";

/** A person, a visitor, or whoever has the secret key. */
export type Who = Person | "anon" | "service_role";

export const anonKey = "anon-key";
const serviceKey = "service-key";

/** Tokens are names here; real ones are tested with the auth server. Whoever is added to the list later is known too. */
export function nameCallers(people: readonly Person[]) {
  const keys = new Map<string, Caller>([
    [anonKey, { role: "anon", claims: null }],
    [serviceKey, { role: "service_role", claims: null }],
  ]);
  return async ({ headers }: RequestSource): Promise<Caller> => {
    const token = headers.get("authorization")?.replace("Bearer ", "") ?? anonKey;
    const caller = keys.get(token) ?? people.find(({ id }) => id === token)?.caller;
    if (!caller) throw new AppError("bad_jwt", "invalid JWT: unknown in this test");
    return caller;
  };
}

export function tokenOf(who: Who): string {
  if (who === "anon") return anonKey;
  return who === "service_role" ? serviceKey : who.id;
}

/** What the client would send to be taken for this person. */
export function headersOf(who: Who): Record<string, string> {
  return { authorization: `Bearer ${tokenOf(who)}` };
}
