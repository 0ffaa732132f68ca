import { z } from "zod";
import type { CallKind } from "../../domain/booking/booking.ts";
import type { OpeningWindow, SlotSearch, Span } from "../../domain/booking/list-slots.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BookingRefusal } from "./booking-refusal.ts";

const calendarRow = z.object({
  id: z.string(),
  zone: z.string(),
  gapMinutes: z.number(),
  noticeMinutes: z.number(),
  horizonDays: z.number(),
  stepMinutes: z.number(),
  mostPerDay: z.number(),
  meetingAddress: z.string().nullable(),
  minutes: z.number().nullable(),
  hours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  exceptions: z.array(
    z.object({ day: z.string(), opens: z.string().nullable(), closes: z.string().nullable() }),
  ),
});
type Calendar = OpeningWindow & { id: string; meetingAddress: string | null; minutes: number };

/** The studio's one calendar, with its hours and how long such a call is. What is not offered any more cannot be booked. */
async function readCalendar(sql: Transaction, kind: CallKind): Promise<Calendar> {
  const rows = await sql`
    select c.id, c.zone, c.gap_minutes as "gapMinutes", c.notice_minutes as "noticeMinutes",
      c.horizon_days as "horizonDays", c.step_minutes as "stepMinutes", c.most_per_day as "mostPerDay",
      c.meeting_address as "meetingAddress",
      (select k.minutes from public.call_kinds k where k.id = ${kind} and k.is_offered) as minutes,
      (
        select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)), '[]')
        from public.opening_hours h where h.calendar_id = c.id
      ) as hours,
      (
        select coalesce(json_agg(json_build_object('day', e.day, 'opens', e.opens, 'closes', e.closes)), '[]')
        from public.opening_exceptions e
        where e.calendar_id = c.id and e.day between current_date - 2 and current_date + c.horizon_days + 2
      ) as exceptions
    from public.calendars c order by c.created_at, c.id limit 1`;
  const calendar = parseRow(calendarRow, rows);
  if (!calendar) throw new Error("There is no calendar.");
  const { minutes } = calendar;
  if (minutes === null) throw new BookingRefusal("not-offered");
  return { ...calendar, minutes };
}

const spanRow = z.object({ start: z.number(), end: z.number(), isCall: z.boolean() });

/** Calls from today on, each with its gap, and what else keeps the studio busy. A time whose hold has run out is free. */
async function readSpans(
  sql: Transaction,
  except: readonly string[],
): Promise<{ taken: Span[]; busy: Span[] }> {
  const calendar = sql`(select c.id from public.calendars c order by c.created_at, c.id limit 1)`;
  const rows = await sql`
    select extract(epoch from starts_at)::float8 * 1000 as start,
      extract(epoch from blocked_until)::float8 * 1000 as "end", true as "isCall"
    from public.bookings
    where calendar_id = ${calendar} and starts_at > now() - interval '2 days'
      and (state in ('booked', 'done', 'missed') or (state = 'held' and hold_expires_at > now()))
      and id <> all(${[...except]}::uuid[])
    union all
    select extract(epoch from t.starts_at)::float8 * 1000, extract(epoch from t.ends_at)::float8 * 1000, false
    from private.busy_times t join private.busy_sources s on s.id = t.source_id
    where s.calendar_id = ${calendar} and t.ends_at > now()`;
  const spans = parseRows(spanRow, rows);
  return {
    taken: spans.filter(({ isCall }) => isCall),
    busy: spans.filter(({ isCall }) => !isCall),
  };
}

type Asked = {
  kind: CallKind;
  /** A call that is being moved is not in its own way, nor what whoever books holds. */
  except?: readonly string[];
  isStudio?: boolean | undefined;
};

type Opened = { calendar: Calendar; search: Omit<SlotSearch, "zone" | "from" | "days"> };

/** All that the domain needs to say what is free. What is read leaves in one message: whoever books waits for it in their turn. */
export async function openSearch(
  sql: Transaction,
  { kind, except = [], isStudio = false }: Asked,
): Promise<Opened> {
  const [calendar, spans] = await Promise.all([readCalendar(sql, kind), readSpans(sql, except)]);
  const { minutes } = calendar;
  return { calendar, search: { opening: calendar, minutes, ...spans, now: Date.now(), isStudio } };
}
