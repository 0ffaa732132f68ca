import type { SlotsAnswer } from "../../domain/booking/answers.ts";
import { listSlots } from "../../domain/booking/list-slots.ts";
import type { BookRequest } from "../../domain/booking/requests.ts";
import { readZone } from "../../domain/booking/zone.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { openSearch, readCalendar } from "./read-calendar.ts";

const usualDays = 14;

/** What is free, by the days of whoever asks. Who cannot be told a zone is told the studio's. */
export async function listFreeSlots(
  sql: Transaction,
  asked: Omit<BookRequest<"slots">, "action">,
): Promise<SlotsAnswer> {
  const calendar = await readCalendar(sql, asked.kind);
  const { minutes } = calendar;
  const zone = readZone(asked.zone, calendar.zone);
  const search = await openSearch(sql, { calendar });
  const slots = listSlots({ ...search, zone, from: asked.from, days: asked.days ?? usualDays });
  return { zone, studioZone: calendar.zone, kind: asked.kind, minutes, ...slots };
}
