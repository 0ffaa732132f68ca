import type { ItemStatus } from "./item.ts";

export type Clocked = {
  status: ItemStatus;
  received_at: string;
  due_at: string;
  answered_at: string | null;
};

export type Clock =
  | { kind: "running"; minutesLeft: number; share: number }
  | { kind: "breached"; minutesOver: number }
  | { kind: "stopped"; minutesTaken: number; wasInTime: boolean }
  | { kind: "none" };

const minute = 60_000;

/** Where an item's 24 hours stand. `share` is what is left of them, from 1 to 0. */
export function readClock(item: Clocked, now: number): Clock {
  const received = Date.parse(item.received_at);
  const due = Date.parse(item.due_at);
  if (item.status === "spam") return { kind: "none" };
  if (item.status !== "new") {
    if (item.answered_at === null) return { kind: "none" };
    const answered = Date.parse(item.answered_at);
    return {
      kind: "stopped",
      minutesTaken: Math.max(0, Math.floor((answered - received) / minute)),
      wasInTime: answered <= due,
    };
  }
  const left = due - now;
  if (left < 0) return { kind: "breached", minutesOver: Math.floor(-left / minute) };
  return {
    kind: "running",
    minutesLeft: Math.ceil(left / minute),
    share: Math.min(1, left / (due - received)),
  };
}
