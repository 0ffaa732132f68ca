import { readChoice, readPage, readTerm } from "../../../../content/studio-address.ts";
import { startOfDay, todayInLondon } from "../../../../content/studio-times.ts";
import { calendarViews } from "../../../../content/studio-calendar.ts";
import { bookingColumns, bookingSchema } from "../../../../domain/booking/booking.ts";
import {
  calendarSchema,
  openingExceptionSchema,
  openingHoursSchema,
} from "../../../../domain/booking/opening.ts";
import { containing } from "../../../data/containing.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, rangeOf } from "../parts/paged-rows.ts";
import { addDays, mondayOf } from "./week.ts";

const all = () => sharedBackend().from("bookings").select(bookingColumns).neq("state", "held");

export const whichCalls = ["upcoming", "past", "cancelled"] as const;

export function readCalendarSearch(parameters: URLSearchParams) {
  const asked = parameters.get("week") ?? "";
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : null;
  return {
    view: readChoice(parameters, "view", calendarViews) ?? "week",
    monday: mondayOf(day ?? todayInLondon()),
    which: readChoice(parameters, "which", whichCalls) ?? "upcoming",
    term: readTerm(parameters),
    page: readPage(parameters),
  } as const;
}
export type CalendarSearch = ReturnType<typeof readCalendarSearch>;

export function readCallsBetween(first: string, last: string) {
  return readRows(
    all()
      .neq("state", "cancelled")
      .lt("starts_at", startOfDay(addDays(last, 1)))
      .gt("ends_at", startOfDay(first))
      .order("starts_at")
      .limit(500),
    bookingSchema,
  );
}

export async function readCallPage({ which, term, page }: CalendarSearch) {
  const now = new Date().toISOString();
  let query = all();
  if (which === "cancelled") query = query.eq("state", "cancelled");
  else if (which === "past") query = query.neq("state", "cancelled").lt("ends_at", now);
  else query = query.eq("state", "booked").gte("ends_at", now);
  if (term) {
    const pattern = containing(term).replaceAll(/[",()\\]/g, "");
    query = query.or(`name.ilike."${pattern}",email.ilike."${pattern}"`);
  }
  const ordered = query.order("starts_at", { ascending: which === "upcoming" }).order("id");
  return pageOf(await readRows(ordered.range(...rangeOf(page)), bookingSchema));
}

export async function readBookedCall(id: string) {
  return (await readRows(all().eq("id", id), bookingSchema))[0];
}

export async function readOpening() {
  const backend = sharedBackend();
  const [calendars, hours, exceptions] = await Promise.all([
    readRows(backend.from("calendars").select("*").limit(1), calendarSchema),
    readRows(
      backend.from("opening_hours").select("*").order("weekday").order("opens"),
      openingHoursSchema,
    ),
    readRows(
      backend
        .from("opening_exceptions")
        .select("*")
        .gte("day", addDays(todayInLondon(), -35))
        .order("day")
        .order("opens")
        .limit(500),
      openingExceptionSchema,
    ),
  ]);
  return { calendar: calendars[0], hours, exceptions };
}
export type OpeningRow = Awaited<ReturnType<typeof readOpening>>;
