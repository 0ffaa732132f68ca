import { randomBytes } from "node:crypto";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import type { FoundBooking } from "./find-booking.ts";
import { mailBooking } from "./mail-booking.ts";
import { planReminders } from "./remind-of-call.ts";
import { claimSlot, type Slot } from "./take-slot.ts";

type NewCall = {
  id: string;
  kind: FoundBooking["kind"];
  name: string;
  email: string;
  zone: string;
  slot: Slot;
  token: string;
  enquiryId: string | null;
  companyId: string | null;
  userId: string | null;
  byStudio: boolean;
  /** What whoever books holds, and gives back. */
  held?: string | undefined;
};

type Telling = { siteUrl: string; by?: "studio"; message?: string | null };

/** The call with its mails and reminders, in a time that was found free; it fails where it is somebody else's by now. The transaction's last. */
export async function writeCall(
  sql: Transaction,
  call: NewCall,
  telling: Telling,
): Promise<FoundBooking> {
  const { id, kind, name, zone, slot, token, enquiryId, companyId, userId, byStudio, held } = call;
  const { calendarId, startsAt, endsAt, blockedUntil } = slot;
  const email = call.email.toLowerCase();
  const code = randomBytes(9).toString("base64url");
  const meetingUrl = slot.meetingAddress?.replaceAll("{code}", code) ?? null;
  const booking: FoundBooking = {
    id,
    kind,
    state: "booked",
    startsAt,
    endsAt,
    name,
    email,
    zone,
    meetingUrl,
    sequence: 0,
    userId,
    byStudio,
    cancelledBy: null,
    cancelReason: null,
    createdAt: new Date(),
  };
  const own = held === undefined ? [id] : [id, held];
  const write = () => sql`
      with booked as (
        insert into public.bookings (
          id, calendar_id, kind, starts_at, ends_at, blocked_until, name, email, zone, meeting_url, enquiry_id,
          company_id, user_id, by_studio
        )
        values (
          ${id}, ${calendarId}, ${kind}, ${startsAt}, ${endsAt}, ${blockedUntil}, ${name}, ${email}, ${zone},
          ${meetingUrl}, ${enquiryId}, ${companyId}, ${userId}, ${byStudio}
        )
        returning id
      )
      insert into private.booking_links (booking_id, token_hash)
      select b.id, decode(${hashToken(token)}, 'hex') from booked b`;
  // In this order, and in one message.
  await Promise.all([
    mailBooking(sql, booking, { ...telling, change: "confirmed", token }),
    planReminders(sql, booking),
    claimSlot(sql, slot, { own, isStudio: byStudio }, write),
  ]);
  return booking;
}
