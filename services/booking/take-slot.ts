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
 * Writes what was found free. Only one at a time writes the calendar, so this is the last that a transaction does, and its statements
 * leave together, COMMIT with them: while they wait for each other, everybody waits. Where somebody was quicker, it fails as two
 * calls at once do (`askOnceMore`), and whoever asks again hears what is free by then.
 */
export async function claimSlot(
  sql: Transaction,
  { calendarId, startsAt, blockedUntil }: Slot,
  { own = [], isStudio = false }: Pick<Wanted, "own" | "isStudio">,
  write: () => PromiseLike<unknown>,
): Promise<void> {
  const ids = [...own];
  await Promise.all([
    takeTurns(sql, "calendar"),
    sql`
      delete from public.bookings
      where state = 'held' and (
        id = any(${ids}::uuid[])
        or (
          calendar_id = ${calendarId} and hold_expires_at <= now()
          and starts_at < ${blockedUntil} and blocked_until > ${startsAt}
        )
      )`,
    isStudio
      ? undefined
      : sql`select private.require_room_that_day(${calendarId}, ${startsAt}, ${ids}::uuid[])`,
    write(),
    sql.commitAtOnce?.(),
  ]);
}
