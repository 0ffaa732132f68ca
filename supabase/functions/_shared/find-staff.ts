import { accountAnswers } from "../../../content/account-answers.ts";
import { refuseDeed } from "../../../content/staff-roles.ts";
import { mayDo, type StaffDeed } from "../../../domain/staff/deed.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import { findCaller, type SignedIn } from "../../../services/account/find-caller.ts";
import type { RequestContext } from "../../../services/context.ts";
import { refuseUnassured } from "./refuse.ts";

/** The member of staff who asks and may do this, or the answer for everybody else. */
export async function findStaff(
  context: RequestContext,
  deed: StaffDeed,
  refusal = "Only the studio can do this.",
): Promise<SignedIn | Response> {
  const caller = await findCaller(context);
  if (!caller) return respondError(401, "Please sign in.");
  if (caller.role !== "staff") return respondError(403, refusal);
  return refuseStaff(caller, deed) ?? caller;
}

/** Nothing for those of the staff who may. */
export function refuseStaff(caller: SignedIn, deed: StaffDeed): Response | undefined {
  if (!caller.isAssured) return refuseUnassured();
  if (caller.staffRoles.length === 0) return respondError(403, accountAnswers.factorAsked);
  if (mayDo(caller.staffRoles, deed)) return undefined;
  return respondError(403, refuseDeed(deed), { code: "staff_role" });
}
