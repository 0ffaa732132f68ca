import { companyAnswers } from "../../../content/company-answers.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import type { SignedIn } from "../../../services/account/find-caller.ts";
import { findCallerRole } from "../../../services/company/find-caller-role.ts";
import type { RequestContext } from "../../../services/context.ts";
import { refuseStaff } from "./find-staff.ts";

/** Nothing for an owner of the company and for staff who look after clients; the answer for everybody else. */
export async function requireOwner(
  context: RequestContext,
  caller: SignedIn,
  companyId: string,
): Promise<Response | undefined> {
  const refusal = caller.role === "staff" ? refuseStaff(caller, "clients") : undefined;
  if (refusal) return refusal;
  const role = await context.transaction((sql) => findCallerRole(sql, caller, companyId));
  if (role === undefined) return respondError(404, companyAnswers.notYours);
  return role === "owner" ? undefined : respondError(403, companyAnswers.onlyOwners);
}
