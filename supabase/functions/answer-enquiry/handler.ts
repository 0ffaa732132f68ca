import { answerRefusals as words } from "../../../content/inbox-answers.ts";
import { parseReply } from "../../../domain/inbox/reply.ts";
import { answerItem, type AnsweredItem } from "../../../services/inbox/answer-item.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { actAs } from "../../../services/account/act-as.ts";
import { refuseFaults } from "../_shared/refuse.ts";
import { requestAnswers } from "../../../content/request-answers.ts";

const perMember = { counted: "answers per member of staff", limit: 120, windowSeconds: 3600 };
const longestKey = 255;

/** `{itemId, subject, body}` with an `Idempotency-Key`, from staff: one mail, and the item's clock stands still. */
export const handler = defineFunction("POST", async (request, context) => {
  const staff = await findStaff(context, "inbox");
  if (staff instanceof Response) return staff;
  const key = request.headers.get("idempotency-key") ?? "";
  if (key === "" || key.length > longestKey) return respondError(400, words.keyMissing);
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseReply(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perMember, subject: staff.id }]),
  );
  if (wait > 0) return respondError(429, words.tooMany, { retryAfterSeconds: wait });
  const outcome = await context.transaction(async (sql) => {
    await actAs(sql, staff);
    return answerItem(sql, parsed.reply, { key, staffId: staff.id });
  });
  return answer(outcome);
});

const refusals: Record<Exclude<AnsweredItem["kind"], "sent">, () => Response> = {
  missing: () => respondError(404, words.missing),
  spam: () => respondError(409, words.spam),
  "no-address": () => respondError(409, words.noAddress),
  "key-used": () => respondError(409, words.keyUsed),
};

function answer(outcome: AnsweredItem): Response {
  if (outcome.kind !== "sent") return refusals[outcome.kind]();
  return respondJson({ replyId: outcome.replyId, recipient: outcome.recipient });
}
