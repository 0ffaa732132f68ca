import type { CalendarRequest } from "../../domain/booking/requests.ts";
import { readZone } from "../../domain/field/zone.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { writeCall } from "./write-call.ts";
import { deriveBookingToken } from "./booking-link.ts";
import { BookingRefusal } from "./booking-refusal.ts";
import { findBooking, type FoundBooking } from "./find-booking.ts";
import { findSlot, takeTurns } from "./take-slot.ts";

/** A time that the studio agreed on with somebody: neither notice nor the most a day bind it. */
export async function bookForClient(
  sql: Transaction,
  asked: CalendarRequest<"book">,
  siteUrl: string,
): Promise<FoundBooking> {
  const { id, companyId, enquiryId, start } = asked;
  await takeTurns(sql, id);
  const known = await findBooking(sql, id);
  if (known) {
    if (known.startsAt.getTime() === Date.parse(start)) return known;
    throw new BookingRefusal("id-used");
  }
  await requireCompany(sql, companyId);
  await requireEnquiry(sql, enquiryId);
  const [slot, theirs, token] = await Promise.all([
    findSlot(sql, { ...asked, isStudio: true }),
    findTheirs(sql, asked),
    deriveBookingToken(sql, id),
  ]);
  const zone = readZone(asked.zone, slot.calendarZone);
  const call = { ...asked, ...theirs, zone, slot, token, byStudio: true };
  return writeCall(sql, call, { siteUrl, by: "studio" });
}

async function requireCompany(sql: Transaction, id: string | null): Promise<void> {
  if (id === null) return;
  const found = await sql`select from public.companies where id = ${id} and closed_at is null`;
  if (found.length === 0) throw new BookingRefusal("company-missing");
}

async function requireEnquiry(sql: Transaction, id: string | null): Promise<void> {
  if (id === null) return;
  // Locked, as by whoever joins it: nobody asks for it who has the calendar's turn.
  const found = await sql`select from public.enquiries where id = ${id} for no key update`;
  if (found.length === 0) throw new BookingRefusal("enquiry-missing");
}

type Theirs = { companyId: string | null; userId: string | null };

/** With that address in the company; of somebody who is in one company only, it is that company's. */
async function findTheirs(
  sql: Transaction,
  { companyId, email }: Pick<CalendarRequest<"book">, "companyId" | "email">,
): Promise<Theirs> {
  const [only, ...others] = await sql<{ companyId: string; userId: string }[]>`
    select m.company_id as "companyId", m.user_id as "userId"
    from public.memberships m join auth.users u on u.id = m.user_id
    where lower(u.email) = ${email.toLowerCase()} and u.deleted_at is null
      and m.company_id = coalesce(${companyId}, m.company_id)
    limit 2`;
  return only && others.length === 0 ? only : { companyId, userId: null };
}
