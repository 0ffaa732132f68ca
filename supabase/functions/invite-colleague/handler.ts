import { accountAnswers } from "../../../content/account-answers.ts";
import { companyAnswers } from "../../../content/company-answers.ts";
import { requestAnswers } from "../../../content/request-answers.ts";
import { parseColleague } from "../../../domain/company/invitation.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import { mailInvitation } from "../../../services/company/mail-invitation.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { refuseFaults, refuseTooMany, refuseUnassured } from "../_shared/refuse.ts";
import { requireOwner } from "../_shared/require-owner.ts";

const day = 86_400;
const perPerson = { counted: "colleagues invited per person", limit: 60, windowSeconds: 3600 };
const perCompany = { counted: "colleagues invited per company", limit: 20, windowSeconds: day };
/** Nobody fills one mailbox. */
const perColleague = { counted: "mails to one colleague", limit: 5, windowSeconds: day };

/**
 * `{companyId, email, role}`, from an owner of the company or from staff: a mail by which whoever reads it joins. The same
 * answer whether or not they have an account. That somebody is in the company already is said: owners see who is.
 */
export const handler = defineFunction("POST", async (request, context) => {
  const inviter = await findCaller(context);
  if (!inviter) return respondError(401, accountAnswers.signIn);
  if (!inviter.isAssured) return refuseUnassured();
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseColleague(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const { colleague } = parsed;
  const refusal = await requireOwner(context, inviter, colleague.companyId);
  if (refusal) return refusal;
  const wait = await context.transaction((sql) =>
    countRequest(sql, [
      { ...perPerson, subject: inviter.id },
      { ...perCompany, subject: colleague.companyId },
      { ...perColleague, subject: `${colleague.companyId}\0${colleague.email}` },
    ]),
  );
  if (wait > 0) return refuseTooMany(wait);
  const { siteUrl } = context;
  const isSent = await context.transaction((sql) =>
    mailInvitation(sql, { inviter, colleague, siteUrl }),
  );
  if (isSent) return respondJson({ success: true });
  const answer = companyAnswers.alreadyIn(colleague.email);
  return respondError(409, answer, { fields: { email: answer } });
});
