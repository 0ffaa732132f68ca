import type { Message } from "./message.ts";

/** Lines of one sender without a pause between them. */
export type Run<T> = { key: string; isFromStudio: boolean; lines: T[] };
export type Day<T> = { key: string; at: number; runs: Run<T>[] };

type Line = Pick<Message, "id" | "from_studio" | "sender_id" | "created_at">;

const pauseMilliseconds = 5 * 60_000;

/** By the days of the reader's calendar, and within them by who speaks. */
export function arrangeMessages<T extends Line>(lines: readonly T[]): Day<T>[] {
  const days: Day<T>[] = [];
  let last: T | undefined;
  for (const line of lines) {
    const at = Date.parse(line.created_at);
    const key = new Date(at).toDateString();
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, at, runs: [] };
      days.push(day);
      last = undefined;
    }
    const run = day.runs.at(-1);
    const goesOn = last !== undefined && isSameVoice(last, line);
    if (run && goesOn) run.lines.push(line);
    else day.runs.push({ key: line.id, isFromStudio: line.from_studio, lines: [line] });
    last = line;
  }
  return days;
}

function isSameVoice(before: Line, line: Line): boolean {
  return (
    before.from_studio === line.from_studio &&
    before.sender_id === line.sender_id &&
    Date.parse(line.created_at) - Date.parse(before.created_at) < pauseMilliseconds
  );
}
