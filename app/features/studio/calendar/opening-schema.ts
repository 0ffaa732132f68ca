import * as z from "zod/mini";
import { exceptionWords, hoursWords } from "../../../../content/studio-calendar.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";

const time = z.string().check(z.regex(/^\d\d:\d\d$/, hoursWords.malformed));

export const hoursSchema = z
  .object({ weekday: z.coerce.number(), opens: time, closes: time })
  .check(
    z.refine(({ opens, closes }) => opens < closes, {
      error: hoursWords.backwards,
      path: ["closes"],
    }),
  );

const timeOrNone = z.pipe(
  z.union([z.literal(""), time]),
  z.transform((given) => given || null),
);

export const exceptionSchema = z
  .object({
    day: z.string().check(
      z.regex(/^20\d\d-\d\d-\d\d$/, exceptionWords.dayMissing),
      // It would be listed nowhere.
      z.refine((day) => day >= todayInLondon(), exceptionWords.dayPast),
    ),
    opens: timeOrNone,
    closes: timeOrNone,
    note: z.pipe(
      z.string().check(z.trim(), z.maxLength(200)),
      z.transform((given) => given || null),
    ),
  })
  .check(
    z.refine(({ opens, closes }) => (opens === null) === (closes === null), {
      error: hoursWords.malformed,
      path: ["closes"],
    }),
    z.refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
      error: hoursWords.backwards,
      path: ["closes"],
    }),
  );

type Span = { opens: string | null; closes: string | null };

/** Whether two of one day say something of the same time: closed is all of it. */
export function isOverlapping(one: Span, other: Span): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  // As far as both are written: a field has no seconds.
  return one.opens < other.closes.slice(0, 5) && other.opens.slice(0, 5) < one.closes;
}
