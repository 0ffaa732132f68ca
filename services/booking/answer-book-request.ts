import type { BookedAnswer, SlotsAnswer, VisitorBooking } from "../../domain/booking/answers.ts";
import type { AnyBookRequest } from "../../domain/booking/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { bookCall, holdCall, type Booker } from "./book-call.ts";
import { cancelCall, moveCall } from "./change-call.ts";
import { describeBooking, findOwnBooking } from "./find-booking.ts";
import { listFreeSlots } from "./list-free-slots.ts";

type Answer =
  | SlotsAnswer
  | BookedAnswer
  | { id: string; until: string }
  | { booking: VisitorBooking };

/** One thing that a visitor or a client asked for, in one transaction. */
export async function answerBookRequest(
  sql: Transaction,
  asked: AnyBookRequest,
  booker: Booker,
): Promise<Answer> {
  const by = { siteUrl: booker.siteUrl, by: "visitor" } as const;
  switch (asked.action) {
    case "slots": {
      const isMoving = asked.token !== undefined || asked.id !== undefined;
      const moving = isMoving ? await findOwnBooking(sql, asked, booker) : undefined;
      return listFreeSlots(sql, { ...asked, moving });
    }
    case "hold":
      return holdCall(sql, asked, booker);
    case "book":
      return bookCall(sql, asked, booker);
    case "read":
      return { booking: describeBooking(await findOwnBooking(sql, asked, booker)) };
    case "move": {
      const { id } = await findOwnBooking(sql, asked, booker);
      return { booking: describeBooking(await moveCall(sql, { ...asked, id }, by)) };
    }
    case "cancel":
      break;
  }
  const { id } = await findOwnBooking(sql, asked, booker);
  return { booking: describeBooking(await cancelCall(sql, { ...asked, id }, by)) };
}
