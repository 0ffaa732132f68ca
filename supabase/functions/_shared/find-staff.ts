import type { Transaction } from "../../../server/database.ts";
import { findCaller } from "./find-caller.ts";
import { respondError } from "./respond.ts";

export type Staff = { id: string };

/** The member of staff who asks, or the answer for everybody else. */
export async function findStaff(request: Request): Promise<Staff | Response> {
  const caller = await findCaller(request);
  if (!caller) return respondError(401, "Please sign in.");
  if (!caller.isStaff) return respondError(403, "Only the studio can do this.");
  return { id: caller.id };
}

/** Until the transaction ends, the audit log names this member of staff. */
export async function actAs(sql: Transaction, { id }: Staff): Promise<void> {
  const claims = JSON.stringify({ sub: id, role: "authenticated" });
  await sql`select set_config('request.jwt.claims', ${claims}, true)`;
}
