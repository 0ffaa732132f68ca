import type { SlotsAnswer } from "../../domain/booking/answers.ts";
import type { CallKind } from "../../domain/booking/booking.ts";
import { toInstant } from "../../domain/booking/instant.ts";
import { findNearest, isOffered, listSlots } from "../../domain/booking/list-slots.ts";
import { readZone } from "../../domain/field/zone.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { FoundBooking } from "./find-booking.ts";
import { openSearch } from "./read-calendar.ts";

const usualDays = 14;

type Asked = {
  kind: CallKind;
  zone: string;
  from?: string | undefined;
  days?: number | undefined;
  /** It can go to where it stands in its own way, and not to where it is. */
  moving?: FoundBooking | undefined;
  held?: string | undefined;
  /** An instant that somebody chose before: whoever comes back to it is told where it is gone, and what is free near it. */
  chosen?: string | undefined;
  isStudio?: boolean;
};

/** What is free, by the days of whoever asks. Who cannot be told a zone is told the studio's. */
export async function listFreeSlots(sql: Transaction, asked: Asked): Promise<SlotsAnswer> {
  const { kind, from, moving, held, isStudio } = asked;
  const except = [moving?.id, held].filter((id) => id !== undefined);
  const { calendar, search } = await openSearch(sql, { kind, except, isStudio });
  const { minutes } = calendar;
  const zone = readZone(asked.zone, calendar.zone);
  const here = moving?.startsAt.getTime();
  const given = asked.chosen === undefined ? undefined : Date.parse(asked.chosen);
  const chosen =
    given !== undefined && given !== here && isOffered(search, given) ? given : undefined;
  const isGone = given !== undefined && chosen === undefined;
  const days = asked.days ?? usualDays;
  const listed = listSlots({ ...search, zone, from, days, chosen });
  const own = here === undefined ? undefined : toInstant(here);
  const free = listed.days.map(({ day, slots }) => ({
    day,
    slots: slots.filter((at) => at !== own),
  }));
  return {
    ...listed,
    zone,
    studioZone: calendar.zone,
    kind,
    minutes,
    days: free.filter(({ slots }) => slots.length > 0),
    ...(isGone && { nearest: findNearest(search, given, here) }),
  };
}
