import type { SlotsAnswer } from "../../domain/booking/answers.ts";
import type { CallKind } from "../../domain/booking/booking.ts";
import { toInstant } from "../../domain/booking/instant.ts";
import { listSlots } from "../../domain/booking/list-slots.ts";
import { readZone } from "../../domain/field/zone.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { FoundBooking } from "./find-booking.ts";
import { openSearch, readCalendar } from "./read-calendar.ts";

const usualDays = 14;

type Asked = {
  kind: CallKind;
  zone: string;
  from?: string | undefined;
  days?: number | undefined;
  /** It can go to where it stands in its own way, and not to where it is. */
  moving?: FoundBooking | undefined;
  held?: string | undefined;
  isStudio?: boolean;
};

/** What is free, by the days of whoever asks. Who cannot be told a zone is told the studio's. */
export async function listFreeSlots(sql: Transaction, asked: Asked): Promise<SlotsAnswer> {
  const { kind, from, moving, held, isStudio } = asked;
  const calendar = await readCalendar(sql, kind);
  const { minutes } = calendar;
  const zone = readZone(asked.zone, calendar.zone);
  const except = [moving?.id, held].filter((id) => id !== undefined);
  const search = await openSearch(sql, { calendar, except, isStudio });
  const { days, next } = listSlots({ ...search, zone, from, days: asked.days ?? usualDays });
  const here = moving && toInstant(moving.startsAt.getTime());
  const free = days.map(({ day, slots }) => ({ day, slots: slots.filter((at) => at !== here) }));
  return {
    zone,
    studioZone: calendar.zone,
    kind,
    minutes,
    days: free.filter(({ slots }) => slots.length > 0),
    ...(next && { next }),
  };
}
