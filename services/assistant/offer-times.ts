import { bookAddress, describeOffer } from "../../content/booking-offer.ts";
import type { AnswerCard } from "../../domain/assistant/protocol.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BookingRefusal } from "../booking/booking-refusal.ts";
import { listFreeSlots } from "../booking/list-free-slots.ts";

const mostOffered = 3;

/** The next free times for a call, the first of each day: three in one hour are hardly a choice. */
export async function offerTimes(sql: Transaction): Promise<AnswerCard[]> {
  try {
    const { days, zone } = await listFreeSlots(sql, { kind: "call", zone: "" });
    return days
      .slice(0, mostOffered)
      .flatMap(({ slots: [start] }) =>
        start === undefined ? [] : [{ ...describeOffer(start, zone), href: bookAddress(start) }],
      );
  } catch (error) {
    // The studio takes no calls just now.
    if (error instanceof BookingRefusal) return [];
    throw error;
  }
}
