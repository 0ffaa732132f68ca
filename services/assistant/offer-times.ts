import { splitByPart } from "../../content/booking-slots.ts";
import {
  bookAddress,
  offerWords,
  describeOffer,
  describeRequested,
} from "../../content/booking-offer.ts";
import { hourOf } from "../../content/booking-time.ts";
import { slotWords } from "../../content/booking.ts";
import type { AnswerCard } from "../../domain/assistant/protocol.ts";
import type { PartOfDay, RequestedDays } from "../../domain/booking/read-call-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BookingRefusal } from "../booking/booking-refusal.ts";
import { listFreeSlots } from "../booking/list-free-slots.ts";

const mostOffered = 3;

/** The next free times for a call, one of each day: three in one hour are hardly a choice. */
export function offerTimes(sql: Transaction, zone: string): Promise<AnswerCard[]> {
  return offerWithin(sql, {}, zone);
}

/** Those of the days that somebody wishes, which are those of their zone, or the next where there are none; with the words for it. */
export async function offerRequested(sql: Transaction, requested: RequestedDays, zone: string) {
  const when = describeRequested(requested, zone);
  const cards = await offerWithin(sql, requested, zone);
  if (cards.length > 0) return { text: offerWords.free(when), cards };
  const next = await offerTimes(sql, zone);
  return { text: next.length > 0 ? offerWords.none(when) : offerWords.noneAtAll, cards: next };
}

async function offerWithin(
  sql: Transaction,
  { from, days: count, part }: Partial<RequestedDays>,
  zone: string,
): Promise<AnswerCard[]> {
  try {
    const { days } = await listFreeSlots(sql, { kind: "call", zone, from, days: count });
    const wanted = days
      .map(({ slots }) => (part ? slotsOf(part, slots, zone) : awake(slots, zone)))
      .filter((slots) => slots.length > 0);
    const offered = wanted.length === 1 ? spread(wanted[0] ?? []) : wanted.map(([first]) => first);
    return offered
      .slice(0, mostOffered)
      .flatMap((start) =>
        start === undefined ? [] : [{ ...describeOffer(start, zone), href: bookAddress(start) }],
      );
  } catch (error) {
    // The studio takes no calls just now.
    if (error instanceof BookingRefusal) return [];
    throw error;
  }
}

function slotsOf(part: PartOfDay, slots: readonly string[], zone: string): readonly string[] {
  return splitByPart(slots, zone).find((each) => each.part === slotWords[part])?.starts ?? [];
}

/** What is free by day on their clock, where anything is: nobody is asked to get up at four for a call. */
function awake(slots: readonly string[], zone: string): readonly string[] {
  const byDay = slots.filter((at) => hourOf(at, zone) >= 8 && hourOf(at, zone) < 21);
  return byDay.length > 0 ? byDay : slots;
}

/** The first of a day, the last, and one between. */
function spread(slots: readonly string[]) {
  const at = [0, Math.floor((slots.length - 1) / 2), slots.length - 1];
  return [...new Set(at)].map((index) => slots[index]);
}
