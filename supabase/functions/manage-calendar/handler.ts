import { requestAnswers } from "../../../content/request-answers.ts";
import { parseCalendarRequest, type AnyCalendarRequest } from "../../../domain/booking/requests.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { actAs } from "../../../services/account/act-as.ts";
import { listForStudio } from "../../../services/booking/list-for-studio.ts";
import { askOnceMore } from "../../../services/booking/ask-once-more.ts";
import { bookForClient } from "../../../services/booking/book-for-client.ts";
import { cancelCall, markCall, moveCall } from "../../../services/booking/change-call.ts";
import type { FoundBooking } from "../../../services/booking/find-booking.ts";
import { addSource, readSources, removeSource } from "../../../services/booking/manage-sources.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { refuseBooking } from "../_shared/refuse-booking.ts";
import { refuseFaults, refuseTooMany } from "../_shared/refuse.ts";

const perStaff = { counted: "calendar", limit: 600, windowSeconds: 3600 };

/** One action of `calendarRequests` in `domain/booking/requests.ts`, from whoever looks after the calendar. */
export const handler = defineFunction("POST", async (request, context) => {
  const staff = await findStaff(context, "calendar");
  if (staff instanceof Response) return staff;
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseCalendarRequest(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...perStaff, subject: staff.id }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  try {
    const answer = await askOnceMore(() =>
      context.transaction(async (sql) => {
        await actAs(sql, staff);
        return act(sql, parsed.request, { staffId: staff.id, siteUrl: context.siteUrl });
      }),
    );
    return respondJson({ success: true, ...answer });
  } catch (error) {
    return refuseBooking(error);
  }
});

type By = { staffId: string; siteUrl: string };

async function act(
  sql: Transaction,
  asked: AnyCalendarRequest,
  { staffId, siteUrl }: By,
): Promise<object> {
  const by = { siteUrl, by: "studio" } as const;
  switch (asked.action) {
    case "slots":
      return listForStudio(sql, asked);
    case "move":
      return describe(await moveCall(sql, asked, by));
    case "cancel":
      return describe(await cancelCall(sql, asked, by));
    case "mark":
      return describe(await markCall(sql, asked));
    case "book":
      return describe(await bookForClient(sql, asked, siteUrl));
    case "add-source":
      return addSource(sql, asked, staffId);
    case "remove-source":
      return removeSource(sql, asked.id);
    case "read-sources":
      break;
  }
  return readSources(sql, asked);
}

function describe({ id, sequence }: FoundBooking) {
  return { id, sequence };
}
