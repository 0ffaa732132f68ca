import type { SlotsAnswer } from "../../domain/booking/answers.ts";
import type { CalendarRequest } from "../../domain/booking/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findBooking } from "./find-booking.ts";
import { listFreeSlots } from "./list-free-slots.ts";

/** What the studio can give to somebody, by its own days: neither notice nor the most a day count. */
export async function listForStudio(
  sql: Transaction,
  { kind, from, days, moving }: CalendarRequest<"slots">,
): Promise<SlotsAnswer> {
  const call = moving === undefined ? undefined : await findBooking(sql, moving);
  return listFreeSlots(sql, { kind, zone: "", from, days, moving: call, isStudio: true });
}
