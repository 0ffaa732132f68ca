import * as z from "zod/mini";
import { bookingStates, callKinds, cancellers } from "./booking.ts";
import { busySource } from "./source.ts";

/** What the functions `book-call` and `manage-calendar` answer. Instants are as '2026-11-20T09:00:00Z'. */

const daySlots = z.object({ day: z.string(), slots: z.array(z.string()) });
export type DaySlots = z.infer<typeof daySlots>;

export const slotsAnswer = z.object({
  /** The zone that days are counted in: the one asked for, or the studio's where that is none. */
  zone: z.string(),
  /** The studio's own. */
  studioZone: z.string(),
  kind: z.enum(callKinds),
  minutes: z.number(),
  /** Those with a free time. */
  days: z.array(daySlots),
  /** The first day that was looked at, where that is not today. */
  from: z.optional(z.string()),
  /** The first day to ask for after these; absent where there are none. */
  next: z.optional(z.string()),
  /** What is free near the time that is chosen, where that cannot be had any more. */
  nearest: z.optional(z.array(z.string())),
});
export type SlotsAnswer = z.infer<typeof slotsAnswer>;

/** A booking as whoever has its link sees it. */
const visitorBooking = z.object({
  id: z.string(),
  kind: z.enum(callKinds),
  state: z.enum(bookingStates),
  start: z.string(),
  end: z.string(),
  minutes: z.number(),
  zone: z.string(),
  name: z.string(),
  email: z.string(),
  meetingUrl: z.nullable(z.string()),
  sequence: z.number(),
  /** Whether it can still be moved or cancelled. */
  isOpen: z.boolean(),
  cancelledBy: z.nullable(z.enum(cancellers)),
  /** What the studio wrote when it cancelled. */
  cancelReason: z.nullable(z.string()),
});
export type VisitorBooking = z.infer<typeof visitorBooking>;

/** Of `book`; null where a program filled in the trap: there is an enquiry, and no booking. */
export const bookedAnswer = z.object({
  booking: z.nullable(visitorBooking),
  /** `/booking#<token>`. */
  manageUrl: z.nullable(z.string()),
});
export type BookedAnswer = z.infer<typeof bookedAnswer>;

/** Of `hold`. */
export const heldAnswer = z.object({ id: z.string(), until: z.string() });
/** Of `read`, `move` and `cancel`. */
export const bookingAnswer = z.object({ booking: visitorBooking });

/** Beside `error` and `code: "taken"` in a refusal with 409. */
export const takenAnswer = z.object({ nearest: z.array(z.string()) });

/** Of `manage-calendar`'s `read-sources`: with a time, also when they are busy. */
export const sourcesAnswer = z.object({
  sources: z.array(busySource),
  busy: z.array(z.object({ sourceId: z.string(), start: z.string(), end: z.string() })),
});
/** Of `move`, `cancel`, `mark` and `book` by the studio. */
export const managedAnswer = z.object({ id: z.string(), sequence: z.number() });
