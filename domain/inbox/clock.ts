import type { ItemClock } from "./item.ts";

export type Clocked = {
  clock: ItemClock;
  received_at: string;
  due_at: string | null;
  answered_at: string | null;
};

export type Clock =
  | { kind: "running"; minutesLeft: number; share: number }
  | { kind: "breached"; minutesOver: number }
  | { kind: "stopped"; minutesTaken: number; wasInTime: boolean }
  | { kind: "unanswered" }
  | { kind: "none" };

const minute = 60_000;

/** Where an item's 24 hours stand now. `share` is what is left of them, from 1 to 0. */
export function readClock(
  { clock, received_at, due_at, answered_at }: Clocked,
  now: number,
): Clock {
  const received = Date.parse(received_at);
  const due = due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at);
  if (clock === "answered" && answered_at !== null) {
    const answered = Date.parse(answered_at);
    return {
      kind: "stopped",
      minutesTaken: Math.max(0, Math.floor((answered - received) / minute)),
      wasInTime: answered <= due,
    };
  }
  if (clock !== "running") return { kind: clock === "unanswered" ? "unanswered" : "none" };
  // A reader's clock ticks by the minute: what came since is not older than the tick, and has its whole time.
  const left = Math.min(due - now, due - received);
  if (left < 0) return { kind: "breached", minutesOver: Math.floor(-left / minute) };
  return {
    kind: "running",
    minutesLeft: Math.ceil(left / minute),
    share: left / (due - received),
  };
}
