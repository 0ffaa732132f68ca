import { Link } from "react-router";
import { calendarCallWords, calendarWords as words } from "../../../../content/studio-calendar.ts";
import { formatStudioHour, todayInLondon } from "../../../../content/studio-times.ts";
import type { Booking } from "../../../../domain/booking/booking.ts";
import { cx } from "../../../ui/cx.ts";
import { useRowKeys } from "../parts/use-row-keys.ts";
import { useDetailLink } from "../use-address-details.ts";
import type { OpeningRow } from "./read-calendar.ts";
import { findHours, listOpen, listWeek, type Placed, placeInDay, readHours } from "./week.ts";
import { lazily } from "../../../../domain/lazily.ts";

type Busy = { sourceId: string; start: string; end: string };
type WeekGridProps = {
  monday: string;
  calls: readonly Booking[];
  opening: OpeningRow;
  busy: readonly Busy[];
  openId: string | null;
};

declare module "react" {
  interface CSSProperties {
    /** How many rows a day has. */
    "--rows"?: number;
  }
}

/** Rows of the grid in an hour. */
const steps = 4;

const dayName = lazily(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      weekday: "short",
      day: "numeric",
      timeZone: "UTC",
    }),
);

/** Seven days beside each other; where there is no room for that, below each other, with their calls alone. */
export function WeekGrid({ monday, calls, opening, busy, openId }: WeekGridProps) {
  const list = useRowKeys<HTMLOListElement>();
  const days = listWeek(monday).map((day) => ({
    day,
    open: listOpen(day, opening.hours, opening.exceptions).map(({ opens, closes }) => ({
      from: readHours(opens),
      to: readHours(closes),
    })),
    busy: busy.flatMap(({ start, end }) => placeInDay(day, start, end) ?? []),
    calls: calls.flatMap((call) => {
      const placed = placeInDay(day, call.starts_at, call.ends_at);
      return placed ? [{ call, placed }] : [];
    }),
  }));
  const hours = findHours(
    days.flatMap((day) => [...day.open, ...day.calls.map(({ placed }) => placed)]),
  );
  const today = todayInLondon();
  return (
    <div className="@min-[56rem]:grid @min-[56rem]:grid-cols-[3rem_minmax(0,1fr)]">
      <HourNames {...hours} />
      <ol ref={list} className="grid @min-[56rem]:grid-cols-7">
        {days.map(({ day, open, busy: taken, calls: ofDay }) => (
          <li key={day} className="min-w-0 border-line max-[56rem]:border-b @min-[56rem]:border-l">
            <h2
              className={cx(
                "flex h-11 items-center gap-2 px-2.5 text-small whitespace-nowrap",
                day === today
                  ? "text-amber-bright shadow-[inset_0_2px_var(--color-amber)]"
                  : "text-mist",
              )}
              aria-current={day === today ? "date" : undefined}
            >
              {dayName().format(new Date(`${day}T12:00:00Z`))}
              {open.length === 0 && <span className="text-caption">{words.closed}</span>}
            </h2>
            <div
              className="relative grid pb-3 @min-[56rem]:grid-rows-[repeat(var(--rows),0.875rem)] @min-[56rem]:pb-0"
              style={{ "--rows": (hours.to - hours.from) * steps }}
            >
              {open.map((span) => (
                <Band key={span.from} span={span} hours={hours} className="bg-deep" />
              ))}
              {taken.map((span) => (
                <Band
                  key={`${span.from} ${span.to}`}
                  span={span}
                  hours={hours}
                  label={words.busy}
                  className="bg-[repeating-linear-gradient(-45deg,var(--color-line)_0_1px,transparent_1px_7px)]"
                />
              ))}
              {ofDay.map(({ call, placed }) => (
                <CallBlock
                  key={call.id}
                  call={call}
                  isOpen={call.id === openId}
                  gridRow={rowsOf(placed, hours)}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function HourNames({ from, to }: Placed) {
  return (
    <div
      aria-hidden="true"
      className="hidden pt-11 text-caption text-mist tabular-nums @min-[56rem]:block"
    >
      {Array.from({ length: to - from }, (_, index) => (
        <div key={index} className="h-14 -translate-y-2">
          {String(from + index).padStart(2, "0")}:00
        </div>
      ))}
    </div>
  );
}

type BandProps = { span: Placed; hours: Placed; className: string; label?: string };

function Band({ span, hours, className, label }: BandProps) {
  const from = Math.max(span.from, hours.from);
  const to = Math.min(span.to, hours.to);
  if (to <= from) return null;
  return (
    <div
      className={cx("col-start-1 hidden @min-[56rem]:block", className)}
      style={{ gridRow: rowsOf({ from, to }, hours) }}
    >
      {label && <span className="sr-only">{label}</span>}
    </div>
  );
}

type CallBlockProps = { call: Booking; isOpen: boolean; gridRow: string };

const decided = { done: "border-success", missed: "border-danger" } as const;

function CallBlock({ call, isOpen, gridRow }: CallBlockProps) {
  const linkTo = useDetailLink();
  const { id, state, starts_at, name, kind } = call;
  const border = state === "done" || state === "missed" ? decided[state] : "border-amber";
  return (
    <Link
      {...linkTo({ booking: id })}
      data-row=""
      aria-current={isOpen ? "true" : undefined}
      className={cx(
        "relative z-1 col-start-1 mx-1 my-0.5 flex min-h-7 min-w-0 flex-wrap items-baseline gap-x-2 overflow-hidden border-l-2 bg-tide px-2 py-1 text-caption/[1.3] text-paper no-underline hover:text-amber-bright focus-visible:outline-offset-0 aria-[current=true]:bg-rust/40",
        border,
      )}
      style={{ gridRow }}
    >
      <span className="tabular-nums">{formatStudioHour(Date.parse(starts_at))}</span>
      <span className="min-w-0 truncate">{name ?? words.nobody}</span>
      <span className="sr-only">, {calendarCallWords.kind[kind]}</span>
    </Link>
  );
}

/** On a quarter of an hour each: the shortest call is seen, too. */
function rowsOf({ from, to }: Placed, hours: Placed): string {
  const first = Math.floor((from - hours.from) * steps) + 1;
  const last = Math.max(Math.ceil((to - hours.from) * steps) + 1, first + 2);
  return `${first} / ${last}`;
}
