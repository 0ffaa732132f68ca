import * as z from "zod/mini";
import { slotsAnswer, sourcesAnswer } from "../../../../domain/booking/answers.ts";
import type { CallKind } from "../../../../domain/booking/booking.ts";
import type { AnyCalendarRequest } from "../../../../domain/booking/requests.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { askFunction } from "../parts/ask-function.ts";

const anything = z.unknown();

/** Asks for something to be done with the calendar, and reads again whatever shows it. */
export function useCalendarDeed() {
  const attempt = useSignInAgain();
  const refresh = useRefresh();
  return async (request: AnyCalendarRequest) => {
    const outcome = await attempt(() => askFunction("manage-calendar", request, anything));
    if (!outcome.error) void refresh("bookings", "busy_sources");
    return outcome;
  };
}

type AskedTimes = { kind: CallKind; from: string; moving?: string };

/** What the studio can give from that day on. */
export async function fetchFreeTimes(asked: AskedTimes) {
  const outcome = await askFunction("manage-calendar", { action: "slots", ...asked }, slotsAnswer);
  if (outcome.error) throw new Error(outcome.error.error);
  return outcome.data;
}

export async function fetchSources(from?: string, days?: number) {
  const asked = { action: "read-sources", ...(from && { from, days }) };
  const outcome = await askFunction("manage-calendar", asked, sourcesAnswer);
  if (outcome.error) throw new Error(outcome.error.error);
  return outcome.data;
}
