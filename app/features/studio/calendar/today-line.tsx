import { Link } from "react-router";
import { calendarWords as words } from "../../../../content/studio-calendar.ts";
import { formatStudioHour, todayInLondon } from "../../../../content/studio-times.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { useNow } from "../parts/use-now.ts";
import { useDetailLink } from "../use-address-details.ts";
import { readCallsBetween } from "./read-calendar.ts";

/** How many calls the day has, and which comes next. */
export function TodayLine() {
  const now = useNow();
  const today = todayInLondon();
  const { value: calls } = useLoaded(["bookings", "today", today], () =>
    readCallsBetween(today, today),
  );
  const linkTo = useDetailLink();
  const next = calls?.find(({ state, ends_at }) => state === "booked" && Date.parse(ends_at) > now);
  return (
    <p className="min-h-[1.6em] text-body/[1.45] text-mist" aria-live="polite">
      {calls?.length === 0 && words.noneToday}
      {calls && calls.length > 0 && (
        <>
          <span className="text-paper">{words.nextToday(calls.length)}</span>
          {next && (
            <>
              {", "}
              <Link className="text-link tabular-nums" {...linkTo({ booking: next.id })}>
                {words.next(
                  formatStudioHour(Date.parse(next.starts_at)),
                  next.name ?? words.nobody,
                )}
              </Link>
            </>
          )}
        </>
      )}
    </p>
  );
}
