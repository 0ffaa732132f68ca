import * as z from "zod/mini";
import { text } from "../row/row.ts";

/** What a call can be; its length is the studio's to say (`call_kinds`). */
export const callKinds = ["call", "consultation"] as const;
export type CallKind = (typeof callKinds)[number];

export function isCallKind(given: unknown): given is CallKind {
  return callKinds.some((kind) => kind === given);
}

export const bookingStates = ["held", "booked", "cancelled", "done", "missed"] as const;
export type BookingState = (typeof bookingStates)[number];

export const cancellers = ["visitor", "studio"] as const;

/** A row of `bookings`. Times are instants. */
export const bookingSchema = z.object({
  id: z.string(),
  kind: z.enum(callKinds),
  state: z.enum(bookingStates),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Null while it is held, empty once they were erased. */
  name: text,
  email: text,
  /** Of whoever booked it. */
  zone: z.string(),
  meeting_url: text,
  enquiry_id: text,
  company_id: text,
  by_studio: z.boolean(),
  sequence: z.number(),
  cancelled_at: text,
  cancelled_by: z.nullable(z.enum(cancellers)),
  cancel_reason: text,
  created_at: z.string(),
});
export type Booking = z.infer<typeof bookingSchema>;

export const bookingColumns =
  "id,kind,state,starts_at,ends_at,name,email,zone,meeting_url,enquiry_id,company_id,by_studio," +
  "sequence,cancelled_at,cancelled_by,cancel_reason,created_at";
