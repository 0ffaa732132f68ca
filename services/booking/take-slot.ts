import { findNearest, isOffered } from "../../domain/booking/list-slots.ts";
import type { CallKind } from "../../domain/booking/booking.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BookingRefusal } from "./booking-refusal.ts";
import { openSearch, readCalendar } from "./read-calendar.ts";

const minute = 60_000;

type Wanted = {
  kind: CallKind;
  /** An instant. */
  start: string;
  /** The call itself where it is being moved or was held. */
  except?: readonly string[];
  isStudio?: boolean;
};

export type TakenSlot = {
  calendarId: string;
  calendarZone: string;
  meetingAddress: string | null;
  startsAt: Date;
  endsAt: Date;
  blockedUntil: Date;
};

/** Whoever writes the calendar takes turns; the lock ends with the transaction. */
export async function lockCalendar(sql: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('calendar', 0))`;
}

/** Refuses a time that cannot be had: what was free when the page was written may be somebody's now. */
export async function checkSlot(
  sql: Transaction,
  { kind, start, except = [], isStudio = false }: Wanted,
): Promise<TakenSlot> {
  const calendar = await readCalendar(sql, kind);
  const startsAt = new Date(start);
  const endsAt = new Date(startsAt.getTime() + calendar.minutes * minute);
  const blockedUntil = new Date(endsAt.getTime() + calendar.gapMinutes * minute);
  const search = await openSearch(sql, { calendar, except, isStudio });
  if (!isOffered(search, startsAt.getTime())) {
    const free = { ...search, taken: [], busy: [] };
    if (!isOffered(free, startsAt.getTime())) throw new BookingRefusal("not-offered");
    throw new BookingRefusal("taken", findNearest(search, startsAt.getTime()));
  }
  return {
    calendarId: calendar.id,
    calendarZone: calendar.zone,
    meetingAddress: calendar.meetingAddress,
    startsAt,
    endsAt,
    blockedUntil,
  };
}

/** The same under the calendar's lock, which counts; holds that have run out make room. */
export async function takeSlot(sql: Transaction, wanted: Wanted): Promise<TakenSlot> {
  const slot = await checkSlot(sql, wanted);
  await sql`
    delete from public.bookings
    where calendar_id = ${slot.calendarId} and state = 'held' and hold_expires_at <= now()
      and starts_at < ${slot.blockedUntil} and blocked_until > ${slot.startsAt}`;
  return slot;
}
