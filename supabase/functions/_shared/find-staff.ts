import { respondError } from "../../../runtime/http/respond.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import type { RequestContext } from "../../../services/context.ts";
import { refuseUnassured } from "./refuse.ts";

export type Staff = { id: string };

/** The member of staff who asks, or the answer for everybody else. */
export async function findStaff(
  context: RequestContext,
  refusal = "Only the studio can do this.",
): Promise<Staff | Response> {
  const caller = await findCaller(context);
  if (!caller) return respondError(401, "Please sign in.");
  if (caller.role !== "staff") return respondError(403, refusal);
  return caller.isAssured ? { id: caller.id } : refuseUnassured();
}
