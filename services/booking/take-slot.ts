import { findNearest, isOffered } from "../../domain/booking/list-slots.ts";
import type { CallKind } from "../../domain/booking/booking.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BookingRefusal } from "./booking-refusal.ts";
import { openSearch, readCalendar, readMinutes } from "./read-calendar.ts";

const minute = 60_000;

type Wanted = {
  kind: CallKind;
  /** An instant. */
  start: string;
  /** The call itself where it is being moved or was held. */
  except?: string | null;
  isStudio?: boolean;
};

export type Taken = {
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

/**
 * The time, looked at again under the calendar's lock: what was free when the page was written may be somebody's now. Holds that
 * have run out make room.
 */
export async function takeSlot(
  sql: Transaction,
  { kind, start, except = null, isStudio = false }: Wanted,
): Promise<Taken> {
  const calendar = await readCalendar(sql);
  const minutes = await readMinutes(sql, kind);
  const startsAt = new Date(start);
  const endsAt = new Date(startsAt.getTime() + minutes * minute);
  const blockedUntil = new Date(endsAt.getTime() + calendar.gapMinutes * minute);
  await sql`
    delete from public.bookings
    where calendar_id = ${calendar.id} and state = 'held' and hold_expires_at <= now()
      and starts_at < ${blockedUntil} and blocked_until > ${startsAt}`;
  const search = await openSearch(sql, { calendar, minutes, except, isStudio });
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
