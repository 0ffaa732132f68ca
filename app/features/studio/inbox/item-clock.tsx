import AlarmClock from "lucide-react/icons/alarm-clock";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { CSSProperties } from "react";
import { clockWords } from "../../../../content/inbox.ts";
import { type Clock, type Clocked, readClock } from "../../../../domain/inbox/clock.ts";
import { describeMinutes } from "../../../../content/describe-minutes.ts";
import { cx } from "../../../ui/cx.ts";
import { useNow } from "../parts/use-now.ts";

/** How much of the 24 hours is left, in words and as a line. What has run out says so by sign, word and colour. */
export function ItemClock({ item, look = "line" }: { item: Clocked; look?: keyof typeof looks }) {
  const clock = readClock(item, useNow());
  if (clock.kind === "none") return null;
  const Sign = clock.kind === "breached" ? TriangleAlert : AlarmClock;
  const share = clock.kind === "running" ? clock.share : clock.kind === "breached" ? 1 : 0;
  const isTicking = clock.kind === "running" || clock.kind === "breached";
  const style: CSSProperties & Record<"--share", number> = { "--share": share };
  return (
    <span
      className={cx("inline-grid gap-1 whitespace-nowrap tabular-nums", looks[look], tone(clock))}
    >
      <span className="inline-flex items-center gap-1.5">
        {isTicking && <Sign aria-hidden="true" strokeWidth={1.5} className="size-3.5 flex-none" />}
        {describeClock(clock)}
      </span>
      {isTicking && (
        <span
          className={cx(
            "relative h-0.5 w-full bg-line after:absolute after:inset-0 after:origin-left after:scale-x-(--share) forced-colors:border-t-2 forced-colors:border-[CanvasText]",
            clock.kind === "breached" ? broken : "after:bg-amber",
          )}
          style={style}
        />
      )}
    </span>
  );
}

/** In a line of text, in a row of the list, and over an open item. */
const looks = {
  line: "min-w-34 justify-items-end text-caption",
  row: "min-w-34 justify-items-end text-caption @max-[26rem]:justify-items-start",
  head: "mt-1 min-w-[min(20rem,100%)] justify-items-start",
};

/** So that it is told from a full one without its colour. */
const broken =
  "after:bg-[repeating-linear-gradient(90deg,var(--color-danger)_0_6px,transparent_6px_9px)]";

const soonMinutes = 4 * 60;

function tone(clock: Clock): string {
  if (clock.kind === "breached") return "font-semibold text-danger";
  return isSoon(clock) ? "text-amber-bright" : "text-mist";
}

function isSoon(clock: Clock): boolean {
  return clock.kind === "running" && clock.minutesLeft <= soonMinutes;
}

function describeClock(clock: Exclude<Clock, { kind: "none" }>): string {
  if (clock.kind === "running") return clockWords.left(describeMinutes(clock.minutesLeft));
  if (clock.kind === "unanswered") return clockWords.unanswered;
  if (clock.kind === "breached") return clockWords.over(describeMinutes(clock.minutesOver));
  const span = describeMinutes(clock.minutesTaken);
  return clock.wasInTime ? clockWords.inTime(span) : clockWords.tooLate(span);
}
