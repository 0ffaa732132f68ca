import { z } from "zod";
import { bookingStates, callKinds, cancellers } from "../../domain/booking/booking.ts";
import type { VisitorBooking } from "../../domain/booking/answers.ts";
import { toInstant } from "../../domain/booking/instant.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import { BookingRefusal } from "./booking-refusal.ts";

const bookingRow = z.object({
  id: z.string(),
  kind: z.enum(callKinds),
  state: z.enum(bookingStates),
  startsAt: z.date(),
  endsAt: z.date(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  zone: z.string(),
  meetingUrl: z.string().nullable(),
  sequence: z.number(),
  userId: z.string().nullable(),
  byStudio: z.boolean(),
  cancelledBy: z.enum(cancellers).nullable(),
  cancelReason: z.string().nullable(),
  createdAt: z.date(),
});
export type FoundBooking = z.infer<typeof bookingRow>;

const columns = (sql: Transaction) => sql`
  b.id, b.kind, b.state, b.starts_at as "startsAt", b.ends_at as "endsAt", b.name, b.email, b.zone,
  b.meeting_url as "meetingUrl", b.sequence, b.user_id as "userId", b.by_studio as "byStudio",
  b.cancelled_by as "cancelledBy", b.cancel_reason as "cancelReason",
  b.created_at as "createdAt"`;

export async function findBooking(sql: Transaction, id: string): Promise<FoundBooking | undefined> {
  return parseRow(
    bookingRow,
    await sql`select ${columns(sql)} from public.bookings b where b.id = ${id}`,
  );
}

/** By which a call is named: its link, or its id by somebody of its company who does more than look. */
export type BookingKey = { token?: string | undefined; id?: string | undefined };

/** The call, for whoever may change it; held ones are nobody's yet. */
export async function findOwnBooking(
  sql: Transaction,
  { token, id }: BookingKey,
  { companyId, userId }: { companyId: string | null; userId: string | null },
): Promise<FoundBooking> {
  const rows =
    token === undefined
      ? await sql`
          select ${columns(sql)} from public.bookings b
          where b.id = ${id ?? null} and b.company_id = ${companyId} and b.state <> 'held'
            and private.has_role(b.company_id, ${userId}, 'member')`
      : await sql`
          select ${columns(sql)} from public.bookings b
          join private.booking_links l on l.booking_id = b.id
          where l.token_hash = decode(${hashToken(token)}, 'hex') and b.state <> 'held'`;
  const found = parseRow(bookingRow, rows);
  if (!found) throw new BookingRefusal("missing");
  return found;
}

/** Whether it can still be moved or cancelled. */
export function isOpenBooking({
  state,
  startsAt,
}: Pick<FoundBooking, "state" | "startsAt">): boolean {
  return state === "booked" && startsAt.getTime() > Date.now();
}

export function describeBooking(booking: FoundBooking): VisitorBooking {
  const { id, kind, state, startsAt, endsAt, name, email, zone, meetingUrl, sequence } = booking;
  return {
    id,
    kind,
    state,
    start: toInstant(startsAt.getTime()),
    end: toInstant(endsAt.getTime()),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    zone,
    name: name ?? "",
    email: email ?? "",
    meetingUrl,
    sequence,
    isOpen: isOpenBooking(booking),
    cancelledBy: booking.cancelledBy,
    // What the studio wrote is for them; their own words they know.
    cancelReason: booking.cancelledBy === "studio" ? booking.cancelReason : null,
  };
}
