import { answerRefusals as words } from "../../../content/inbox-answers.ts";
import { parseLetter } from "../../../domain/inbox/letter.ts";
import { answerItem, type Answered } from "../../../server/inbox/answer-item.ts";
import { refuseFields } from "../_shared/accept-submission.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { actAs, findStaff } from "../_shared/find-staff.ts";
import { countRequest } from "../_shared/rate-limit.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError, respondJson } from "../_shared/respond.ts";

const perMember = { counted: "answers per member of staff", limit: 120, windowSeconds: 3600 };
const longestKey = 255;

/** `{itemId, subject, body}` with an `Idempotency-Key`, from staff: one mail, and the item's clock stands still. */
export const handler = defineFunction("POST", async (request) => {
  const staff = await findStaff(request);
  if (staff instanceof Response) return staff;
  const key = request.headers.get("idempotency-key") ?? "";
  if (key === "" || key.length > longestKey) return respondError(400, words.keyMissing);
  const body = await readJson(request);
  if (body === undefined) return respondError(400, "The request must be JSON.", { fields: {} });
  const parsed = parseLetter(body);
  if ("fields" in parsed) return refuseFields(parsed.fields);
  const wait = await inTransaction((sql) =>
    countRequest(sql, [{ ...perMember, subject: staff.id }]),
  );
  if (wait > 0) return respondError(429, words.tooMany, { retryAfterSeconds: wait });
  const outcome = await inTransaction(async (sql) => {
    await actAs(sql, staff);
    return answerItem(sql, parsed.letter, { key, staffId: staff.id });
  });
  return answer(outcome);
});

const refusals: Record<Exclude<Answered["kind"], "sent">, () => Response> = {
  missing: () => respondError(404, words.missing),
  spam: () => respondError(409, words.spam),
  "no-address": () => respondError(409, words.noAddress),
  "key-used": () => respondError(409, words.keyUsed),
};

function answer(outcome: Answered): Response {
  if (outcome.kind !== "sent") return refusals[outcome.kind]();
  return respondJson({ replyId: outcome.replyId, recipient: outcome.recipient });
}
