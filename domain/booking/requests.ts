import * as z from "zod/mini";
import { trapField } from "../enquiry/enquiry-form.ts";
import { enquiryOrigin } from "../enquiry/enquiry-origin.ts";
import { emailAddress } from "../field/email-address.ts";
import { fault, listFaults, type Faults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { callKinds } from "./booking.ts";
import { toInstant } from "./instant.ts";
import { givenZone as zone } from "../field/zone.ts";

export const bookingLimits = {
  name: 200,
  message: 4000,
  reason: 500,
  sourceName: 100,
  days: 62,
} as const;

const action = <K extends string>(name: K) => ({ action: z.literal(name) });
const id = z.uuid(fault("booking-unknown"));
const kind = z.enum(callKinds, fault("call-kind-unknown"));
const unchosen = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
/** An instant to the second. What is no time, or beyond those that a calendar has, is refused here. */
const start = z.pipe(
  z.string(fault("start-missing")).check(
    z.regex(/\S/, fault("start-missing")),
    z.regex(
      /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d(\.0+)?)?(Z|[+-][01]\d:[0-5]\d)$/,
      fault("start-malformed"),
    ),
    z.refine((given) => !Number.isNaN(Date.parse(given)), fault("start-malformed")),
  ),
  z.transform((given: string) => toInstant(Date.parse(given))),
);
const sequence = z.int(fault("booking-changed")).check(z.nonnegative(fault("booking-changed")));
const token = z
  .string(fault("token-malformed"))
  .check(z.regex(/^[\w-]{20,100}$/, fault("token-malformed")));
/** By its link; by its id alone for those who are signed in to the company whose it is. */
const key = { token: z.optional(token), id: z.optional(id) };
const name = requiredText("name-missing", { name: "name", longest: bookingLimits.name });
const message = optionalText({ name: "message", longest: bookingLimits.message, hasLines: true });
const reason = optionalText({ name: "reason", longest: bookingLimits.reason, hasLines: true });
const day = z.iso.date(fault("date-malformed"));
const days = z
  .int(fault("days-unknown"))
  .check(z.minimum(1, fault("days-unknown")), z.maximum(bookingLimits.days, fault("days-unknown")));

/** What visitors and clients ask of the function `book-call`. */
export const bookRequests = {
  /**
   * The free times of `days` days of the zone, from `from` on or from today. Of a call that is being moved, by its link or id:
   * it is not in its own way.
   */
  slots: z.object({
    ...action("slots"),
    ...key,
    /** What whoever asks holds is free for them. */
    held: z.optional(id),
    /** What is chosen among the times that were read before: the answer says where it is gone. What is no time is not chosen. */
    chosen: z.optional(z.union([start, unchosen])),
    kind,
    zone,
    from: z.optional(day),
    days: z.optional(days),
  }),
  /**
   * Keeps a time for ten minutes, for whoever fills in the form: `book` with the same id, or with it as `held`, makes it a
   * booking. The same id again holds another time instead.
   */
  hold: z.object({ ...action("hold"), id, kind, start, zone }),
  /** `id` is made by whoever asks: the same one again is the same booking. */
  book: z.object({
    ...action("book"),
    id,
    /** Of what was held meanwhile, where that has another id. */
    held: z.optional(id),
    kind,
    start,
    zone,
    name,
    email: emailAddress,
    message,
    /** Nobody sees it, programs fill it in; so do they the trap of the other forms. */
    website: z.optional(z.unknown()),
    ...enquiryOrigin,
  }),
  read: z.object({ ...action("read"), ...key }),
  /** `sequence` is that of the booking on show: nobody moves what was moved meanwhile, or cancels another time than they see. */
  move: z.object({ ...action("move"), ...key, start, sequence, zone }),
  cancel: z.object({ ...action("cancel"), ...key, sequence: z.optional(sequence), reason }),
} as const;

/** What the studio asks of the function `manage-calendar`. Notice binds visitors, not the studio. */
export const calendarRequests = {
  /** As `slots` of visitors; `moving` is the call that is being moved. */
  slots: z.object({
    ...action("slots"),
    kind,
    from: z.optional(day),
    days: z.optional(days),
    moving: z.optional(id),
  }),
  move: z.object({ ...action("move"), id, start, sequence }),
  cancel: z.object({ ...action("cancel"), id, sequence: z.optional(sequence), reason }),
  mark: z.object({
    ...action("mark"),
    id,
    state: z.enum(["done", "missed"], fault("state-unknown")),
  }),
  book: z.object({
    ...action("book"),
    id,
    kind,
    start,
    zone,
    name,
    email: emailAddress,
    companyId: z.nullable(z.uuid(fault("company-id-invalid"))),
    /** What it answers, where that is an enquiry of the inbox. */
    enquiryId: z.nullable(z.uuid(fault("item-unknown"))),
  }),
  "add-source": z.object({
    ...action("add-source"),
    name: requiredText("name-missing", { name: "name", longest: bookingLimits.sourceName }),
    address: z.string(fault("calendar-address-missing")).check(
      z.trim(),
      z.regex(/\S/, fault("calendar-address-missing")),
      z.maxLength(2000, fault("calendar-address-malformed")),
      // Calendars hand out addresses that begin with webcal: the same over HTTPS.
      z.overwrite((given) => given.replace(/^webcals?:\/\//i, "https://")),
      z.refine(isWebAddress, fault("calendar-address-malformed")),
    ),
  }),
  "remove-source": z.object({ ...action("remove-source"), id }),
  "read-sources": z.object({
    ...action("read-sources"),
    from: z.optional(day),
    days: z.optional(days),
  }),
} as const;

const anyBookRequest = z.discriminatedUnion(
  "action",
  [
    bookRequests.slots,
    bookRequests.hold,
    bookRequests.book,
    bookRequests.read,
    bookRequests.move,
    bookRequests.cancel,
  ],
  fault("action-unknown"),
);
const anyCalendarRequest = z.discriminatedUnion(
  "action",
  [
    calendarRequests.slots,
    calendarRequests.move,
    calendarRequests.cancel,
    calendarRequests.mark,
    calendarRequests.book,
    calendarRequests["add-source"],
    calendarRequests["remove-source"],
    calendarRequests["read-sources"],
  ],
  fault("action-unknown"),
);

export type AnyBookRequest = z.infer<typeof anyBookRequest>;
export type BookRequest<K extends AnyBookRequest["action"]> = Extract<
  AnyBookRequest,
  { action: K }
>;
export type AnyCalendarRequest = z.infer<typeof anyCalendarRequest>;
export type CalendarRequest<K extends AnyCalendarRequest["action"]> = Extract<
  AnyCalendarRequest,
  { action: K }
>;

export function parseBookRequest(asked: unknown): { request: AnyBookRequest } | { faults: Faults } {
  const parsed = anyBookRequest.safeParse(asked);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}

export function parseCalendarRequest(
  asked: unknown,
): { request: AnyCalendarRequest } | { faults: Faults } {
  const parsed = anyCalendarRequest.safeParse(asked);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}

/** Whether a program filled it in. */
export function isTrapped(asked: BookRequest<"book">): boolean {
  return asked[trapField] !== null || Boolean(asked.website);
}

function isWebAddress(given: string): boolean {
  const url = URL.parse(given);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:");
}
