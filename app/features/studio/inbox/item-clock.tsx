import { AlarmClock, TriangleAlert } from "lucide-react";
import type { CSSProperties } from "react";
import { clockWords } from "../../../../content/inbox.ts";
import { type Clock, type Clocked, readClock } from "../../../../domain/inbox/clock.ts";
import { describeMinutes } from "../../../../content/describe-minutes.ts";
import { useNow } from "../parts/use-now.ts";

/** How much of the 24 hours is left, in words and as a line. What has run out says so by sign, word and colour. */
export function ItemClock({ item }: { item: Clocked }) {
  const clock = readClock(item, useNow());
  if (clock.kind === "none") return null;
  const Sign = clock.kind === "breached" ? TriangleAlert : AlarmClock;
  const share = clock.kind === "running" ? clock.share : clock.kind === "breached" ? 1 : 0;
  const isTicking = clock.kind === "running" || clock.kind === "breached";
  const style: CSSProperties & Record<"--share", number> = { "--share": share };
  return (
    <span className="inbox-clock" data-clock={clock.kind} data-soon={isSoon(clock) || undefined}>
      <span className="inbox-clock-words">
        {isTicking && <Sign aria-hidden="true" strokeWidth={1.5} />}
        {describeClock(clock)}
      </span>
      {isTicking && <span className="inbox-clock-line" style={style} />}
    </span>
  );
}

const soonMinutes = 4 * 60;

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
