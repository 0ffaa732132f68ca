import { z } from "zod";
import type { CallKind } from "../../domain/booking/booking.ts";
import type { Opening, SlotSearch, Span } from "../../domain/booking/list-slots.ts";
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
  hours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  exceptions: z.array(
    z.object({ day: z.string(), opens: z.string().nullable(), closes: z.string().nullable() }),
  ),
});
type Calendar = Opening & { id: string; meetingAddress: string | null };

/** The studio's one calendar, with its hours. */
export async function readCalendar(sql: Transaction): Promise<Calendar> {
  const rows = await sql`
    select c.id, c.zone, c.gap_minutes as "gapMinutes", c.notice_minutes as "noticeMinutes",
      c.horizon_days as "horizonDays", c.step_minutes as "stepMinutes", c.most_per_day as "mostPerDay",
      c.meeting_address as "meetingAddress",
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
  return calendar;
}

/** How long such a call is; what the studio does not offer any more cannot be booked. */
export async function readMinutes(sql: Transaction, kind: CallKind): Promise<number> {
  const [row] = await sql<{ minutes: number }[]>`
    select minutes from public.call_kinds where id = ${kind} and is_offered`;
  if (!row) throw new BookingRefusal("not-offered");
  return row.minutes;
}

const spanRow = z.object({ start: z.number(), end: z.number() });

/** Calls from today on, each with its gap; those whose hold has run out are free. */
async function readTaken(
  sql: Transaction,
  { id }: Pick<Calendar, "id">,
  except: string | null,
): Promise<Span[]> {
  const rows = await sql`
    select extract(epoch from starts_at)::float8 * 1000 as start,
      extract(epoch from blocked_until)::float8 * 1000 as "end"
    from public.bookings
    where calendar_id = ${id} and starts_at > now() - interval '2 days'
      and (state in ('booked', 'done', 'missed') or (state = 'held' and hold_expires_at > now()))
      and id is distinct from ${except}`;
  return parseRows(spanRow, rows);
}

async function readBusy(sql: Transaction, { id }: Pick<Calendar, "id">): Promise<Span[]> {
  const rows = await sql`
    select extract(epoch from t.starts_at)::float8 * 1000 as start,
      extract(epoch from t.ends_at)::float8 * 1000 as "end"
    from private.busy_times t join private.busy_sources s on s.id = t.source_id
    where s.calendar_id = ${id} and t.ends_at > now()`;
  return parseRows(spanRow, rows);
}

type Asked = {
  calendar: Calendar;
  minutes: number;
  /** A call that is being moved is not in its own way. */
  except?: string | null;
  isStudio?: boolean;
};

/** All that the domain needs to say what is free. */
export async function openSearch(
  sql: Transaction,
  { calendar, minutes, except = null, isStudio = false }: Asked,
): Promise<Omit<SlotSearch, "zone" | "from" | "days">> {
  const taken = await readTaken(sql, calendar, except);
  const busy = await readBusy(sql, calendar);
  return { opening: calendar, minutes, taken, busy, now: Date.now(), isStudio };
}
