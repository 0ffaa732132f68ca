import { readZone } from "../../domain/field/zone.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findBookingToken } from "./booking-link.ts";
import { BookingRefusal } from "./booking-refusal.ts";
import { findBooking, isOpenBooking, type FoundBooking } from "./find-booking.ts";
import { mailBooking } from "./mail-booking.ts";
import { planReminders } from "./remind-of-call.ts";
import { claimSlot, findSlot, takeTurns } from "./take-slot.ts";

type Changing = { siteUrl: string; by: "visitor" | "studio" };

/** The call at another time; nobody moves what somebody else has moved meanwhile. */
export async function moveCall(
  sql: Transaction,
  {
    id,
    start,
    sequence,
    zone = "",
  }: { id: string; start: string; sequence: number; zone?: string },
  { siteUrl, by }: Changing,
): Promise<FoundBooking> {
  const before = await findOpenCall(sql, id);
  // Asked twice, moved once.
  if (before.startsAt.getTime() === Date.parse(start)) return before;
  if (before.sequence !== sequence) throw new BookingRefusal("changed");
  const wanted = {
    kind: before.kind,
    start,
    own: [id],
    here: before.startsAt,
    isStudio: by === "studio",
  };
  const [slot, token] = await Promise.all([findSlot(sql, wanted), findBookingToken(sql, id)]);
  const { startsAt, endsAt, blockedUntil } = slot;
  const moved = {
    ...before,
    startsAt,
    endsAt,
    sequence: before.sequence + 1,
    zone: readZone(zone, before.zone),
  };
  const write = () => sql`
      update public.bookings
      set starts_at = ${startsAt}, ends_at = ${endsAt}, blocked_until = ${blockedUntil},
        sequence = ${moved.sequence}, zone = ${moved.zone}
      where id = ${id}`;
  // In this order, and in one message.
  await Promise.all([
    mailBooking(sql, moved, { change: "moved", siteUrl, token, by, before }),
    planReminders(sql, moved),
    claimSlot(sql, slot, wanted, write),
  ]);
  return moved;
}

/** Cancelled once, whoever asks again; its time is free at once. Nobody cancels a time that they do not see. */
export async function cancelCall(
  sql: Transaction,
  { id, reason, sequence }: { id: string; reason: string | null; sequence?: number | undefined },
  { siteUrl, by }: Changing,
): Promise<FoundBooking> {
  const known = await findInTurn(sql, id);
  if (known.state === "cancelled") return known;
  if (!isOpenBooking(known)) throw new BookingRefusal("over");
  if (sequence !== undefined && sequence !== known.sequence) throw new BookingRefusal("changed");
  const [, cancelled, token] = await Promise.all([
    // Sent now: a statement that nobody waits for yet would leave after the next.
    sql`
      update public.bookings
      set state = 'cancelled', cancelled_at = now(), cancelled_by = ${by}, cancel_reason = ${reason},
        sequence = sequence + 1
      where id = ${id}`.execute(),
    requireBooking(sql, id),
    findBookingToken(sql, id),
  ]);
  await mailBooking(sql, cancelled, { change: "cancelled", siteUrl, token, by, message: reason });
  return cancelled;
}

/** Whether it took place: the studio's word, once it has begun, and again where that was wrong. */
export async function markCall(
  sql: Transaction,
  { id, state }: { id: string; state: "done" | "missed" },
): Promise<FoundBooking> {
  const known = await findInTurn(sql, id);
  if (known.state === "held" || known.state === "cancelled") throw new BookingRefusal("over");
  if (known.startsAt.getTime() > Date.now()) throw new BookingRefusal("not-begun");
  await sql`update public.bookings set state = ${state} where id = ${id} and state <> ${state}`;
  return requireBooking(sql, id);
}

/** As whoever changed it before has left it. */
async function findInTurn(sql: Transaction, id: string): Promise<FoundBooking> {
  const [, known] = await Promise.all([takeTurns(sql, id), requireBooking(sql, id)]);
  return known;
}

async function findOpenCall(sql: Transaction, id: string): Promise<FoundBooking> {
  const known = await findInTurn(sql, id);
  if (!isOpenBooking(known)) throw new BookingRefusal("over");
  return known;
}

async function requireBooking(sql: Transaction, id: string): Promise<FoundBooking> {
  const known = await findBooking(sql, id);
  if (!known || known.state === "held") throw new BookingRefusal("missing");
  return known;
}
