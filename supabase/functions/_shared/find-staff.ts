import type { Transaction } from "../../../server/database.ts";
import { findCaller, refuseUnassured } from "./find-caller.ts";
import { respondError } from "./respond.ts";

export type Staff = { id: string };

/** The member of staff who asks, or the answer for everybody else. */
export async function findStaff(
  request: Request,
  refusal = "Only the studio can do this.",
): Promise<Staff | Response> {
  const caller = await findCaller(request);
  if (!caller) return respondError(401, "Please sign in.");
  if (caller.role !== "staff") return respondError(403, refusal);
  return caller.isAssured ? { id: caller.id } : refuseUnassured();
}

/** Until the transaction ends, the audit log names this member of staff. */
export async function actAs(sql: Transaction, { id }: Staff): Promise<void> {
  const claims = JSON.stringify({ sub: id, role: "authenticated" });
  await sql`select set_config('request.jwt.claims', ${claims}, true)`;
}
