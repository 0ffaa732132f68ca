import * as z from "zod/mini";
import { rulesWords as words } from "../../../../content/studio-calendar.ts";

/** What the table `calendars` takes. */
const ranges = {
  gap: [0, 240],
  horizon: [1, 365],
  step: [5, 240],
  most: [1, 100],
} as const;
const mostNoticeHours = 720;

function within([from, to]: readonly [number, number]) {
  const isIn = (given: string) => Number(given) >= from && Number(given) <= to;
  return z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^\d{1,3}$/, words.range(from, to)),
        z.refine(isIn, words.range(from, to)),
      ),
    z.transform(Number),
  );
}

/** As `{code}` stands in it, any letters can. */
const isMeetingAddress = (given: string) =>
  given === "" ||
  (/^https:\/\/\S+$/.test(given) && URL.canParse(given.replaceAll("{code}", "code")));

/** What is typed into the rules, as the row that it makes. */
export const rulesSchema = z.pipe(
  z.object({
    notice: z.string().check(
      z.trim(),
      z.regex(/^\d{1,3}([.,]\d{1,2})?$/, words.hoursRange(mostNoticeHours)),
      z.refine((given) => readHours(given) <= mostNoticeHours, words.hoursRange(mostNoticeHours)),
    ),
    gap: within(ranges.gap),
    horizon: within(ranges.horizon),
    step: within(ranges.step),
    most: within(ranges.most),
    place: z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, words.placeMalformed),
        z.refine(isMeetingAddress, words.placeMalformed),
      ),
  }),
  z.transform(({ notice, gap, horizon, step, most, place }) => ({
    notice_minutes: Math.round(readHours(notice) * 60),
    gap_minutes: gap,
    horizon_days: horizon,
    step_minutes: step,
    most_per_day: most,
    meeting_address: place || null,
  })),
);
export type Rules = z.infer<typeof rulesSchema>;

function readHours(given: string): number {
  return Number(given.replace(",", "."));
}
