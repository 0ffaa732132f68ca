import * as z from "zod/mini";
import { text } from "../row/row.ts";

/** The rows that say when the studio can be spoken to. Staff read and change them; times are local to `zone`. */
export const calendarSchema = z.object({
  id: z.string(),
  zone: z.string(),
  gap_minutes: z.number(),
  notice_minutes: z.number(),
  horizon_days: z.number(),
  step_minutes: z.number(),
  most_per_day: z.number(),
  /** With `{code}` where each call has a room of its own. */
  meeting_address: text,
});

/** 'HH:MM:SS'; `closes` may be '24:00:00'. */
export const openingHoursSchema = z.object({
  id: z.string(),
  calendar_id: z.string(),
  /** Monday is 1, Sunday 7. */
  weekday: z.number(),
  opens: z.string(),
  closes: z.string(),
});
export type OpeningHoursRow = z.infer<typeof openingHoursSchema>;

export const openingExceptionSchema = z.object({
  id: z.string(),
  calendar_id: z.string(),
  day: z.string(),
  /** Both null: closed. */
  opens: text,
  closes: text,
  note: text,
});
export type OpeningExceptionRow = z.infer<typeof openingExceptionSchema>;
