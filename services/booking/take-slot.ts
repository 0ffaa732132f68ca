import { findNearest, isOffered } from "../../domain/booking/list-slots.ts";
import type { CallKind } from "../../domain/booking/booking.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BookingRefusal } from "./booking-refusal.ts";
import { openSearch } from "./read-calendar.ts";

const minute = 60_000;

type Wanted = {
  kind: CallKind;
  /** An instant. */
  start: string;
  /** What is in nobody's way: the call itself where it is being moved, or what was held for it. */
  own?: readonly string[];
  /** Where the call is now that is being moved. */
  here?: Date;
  isStudio?: boolean;
};

export type Slot = {
  calendarId: string;
  calendarZone: string;
  meetingAddress: string | null;
  startsAt: Date;
  endsAt: Date;
  blockedUntil: Date;
};

/**
 * Those who change the same call, or book by the same address, take turns, which end with their transactions. Whoever wants several
 * names them from the narrowest to the widest; the calendar's own turn comes after all of them.
 */
export async function takeTurns(sql: Transaction, ...matters: string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('booking ' || matter, 0))
    from unnest(${matters}::text[]) as matter`;
}

/** Refuses a time that cannot be had: what was free when the page was written may be somebody's now. */
export async function findSlot(
  sql: Transaction,
  { kind, start, own = [], here, isStudio = false }: Wanted,
): Promise<Slot> {
  const { calendar, search } = await openSearch(sql, { kind, except: own, isStudio });
  const startsAt = new Date(start);
  const endsAt = new Date(startsAt.getTime() + calendar.minutes * minute);
  const blockedUntil = new Date(endsAt.getTime() + calendar.gapMinutes * minute);
  if (!isOffered(search, startsAt.getTime())) {
    const free = { ...search, taken: [], busy: [] };
    if (!isOffered(free, startsAt.getTime())) throw new BookingRefusal("not-offered");
    throw new BookingRefusal("taken", findNearest(search, startsAt.getTime(), here?.getTime()));
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

/**
 * Writes what was found free, or refuses it with what is free by now. Only one at a time writes the calendar, so this is the last that a
 * transaction does, and its statements leave together: while they wait for each other, everybody waits. Where `write` says that it
 * wrote nothing, somebody was quicker.
 */
export async function claimSlot(
  sql: Transaction,
  slot: Slot,
  wanted: Wanted,
  write: () => PromiseLike<readonly unknown[]>,
): Promise<void> {
  const { calendarId, startsAt, blockedUntil } = slot;
  const own = [...(wanted.own ?? [])];
  const [, , [day], written] = await Promise.all([
    takeTurns(sql, "calendar"),
    sql`
      delete from public.bookings
      where state = 'held' and (
        id = any(${own}::uuid[])
        or (
          calendar_id = ${calendarId} and hold_expires_at <= now()
          and starts_at < ${blockedUntil} and blocked_until > ${startsAt}
        )
      )`,
    sql<{ isFull: boolean }[]>`
      select count(b.id) >= min(c.most_per_day) as "isFull"
      from public.calendars c
      cross join date_trunc('day', ${startsAt}::timestamptz, c.zone) as midnight
      left join public.bookings b on b.calendar_id = c.id and b.id <> all(${own}::uuid[])
        and b.state <> 'cancelled' and (b.state <> 'held' or b.hold_expires_at > now())
        and b.starts_at >= midnight
        and b.starts_at < date_trunc('day', midnight + interval '36 hours', c.zone)
      where c.id = ${calendarId}`,
    write(),
  ]);
  if (written.length > 0 && (wanted.isStudio || !day?.isFull)) return;
  await findSlot(sql, wanted);
  throw new BookingRefusal("taken");
}
