import { requestAnswers } from "../../../content/request-answers.ts";
import { parseBookRequest, type AnyBookRequest } from "../../../domain/booking/requests.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { answerBookRequest } from "../../../services/booking/answer-book-request.ts";
import { askOnceMore } from "../../../services/booking/ask-once-more.ts";
import { listCounted } from "../../../services/booking/book-limits.ts";
import { findBooker } from "../../../services/booking/find-booker.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { refuseBooking } from "../_shared/refuse-booking.ts";
import { refuseFaults, refuseTooMany } from "../_shared/refuse.ts";

/** One action of `bookRequests` in `domain/booking/requests.ts`, from anybody; of clients, for their company. */
export const handler = defineFunction("POST", async (request, context) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseBookRequest(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const asked: AnyBookRequest = parsed.request;
  const wait = await context.transaction((sql) =>
    countRequest(sql, listCounted(asked, context.network)),
  );
  if (wait > 0) return refuseTooMany(wait);
  try {
    const booker = await findBooker(context);
    return respondJson(
      await askOnceMore(() => context.transaction((sql) => answerBookRequest(sql, asked, booker))),
    );
  } catch (error) {
    return refuseBooking(error);
  }
});
