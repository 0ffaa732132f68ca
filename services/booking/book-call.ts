import { createHmac, randomBytes } from "node:crypto";
import type { BookedAnswer } from "../../domain/booking/answers.ts";
import { toInstant } from "../../domain/booking/instant.ts";
import { isTrapped, type BookRequest } from "../../domain/booking/requests.ts";
import { readZone } from "../../domain/field/zone.ts";
import { trapField } from "../../domain/enquiry/enquiry-form.ts";
import { manageAddress } from "../../content/booking-address.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { readServerSecret } from "../../runtime/rate-limit/count-request.ts";
import { storeEnquiry } from "../enquiry/store-enquiry.ts";
import { deriveBookingToken, findBookingToken } from "./booking-link.ts";
import { BookingRefusal } from "./booking-refusal.ts";
import { describeBooking, findBooking, type FoundBooking } from "./find-booking.ts";
import { joinEnquiry } from "./join-enquiry.ts";
import { claimSlot, findSlot, takeTurns } from "./take-slot.ts";
import { writeCall } from "./write-call.ts";

const mostUpcoming = 2;
const mostHolds = 2;
const holdMinutes = 10;
/** So long the same request is answered again. */
const againMilliseconds = 600_000;

export type Booker = {
  network: string;
  siteUrl: string;
  /** Of whoever is signed in as a client. */
  userId: string | null;
  companyId: string | null;
};

/** The call is theirs, or a `BookingRefusal` says why not. The same id again is the same call. */
export async function bookCall(
  sql: Transaction,
  asked: BookRequest<"book">,
  booker: Booker,
): Promise<BookedAnswer> {
  if (isTrapped(asked)) return keepEnquiry(sql, asked, booker);
  const { id, email, held, message } = asked;
  // One after the other, in one message: mostly the time is taken, and that is all there is to it.
  const [, known, found] = await Promise.allSettled([
    // Of an address, so that two at once are counted one after the other, and join one enquiry.
    takeTurns(sql, id, email.toLowerCase()),
    findSame(sql, asked, booker),
    findSlot(sql, { ...asked, own: held === undefined ? [id] : [id, held] }),
  ]);
  const same = readSettled(known);
  if (same) return answerBooked(same, await findBookingToken(sql, same.id));
  const slot = readSettled(found);
  const [, enquiryId, token] = await Promise.all([
    refuseMany(sql, email),
    joinEnquiry(sql, asked),
    deriveBookingToken(sql, id),
  ]);
  const zone = readZone(asked.zone, slot.calendarZone);
  const call = { ...asked, ...booker, slot, zone, enquiryId, token, byStudio: false };
  const { siteUrl } = booker;
  return answerBooked(await writeCall(sql, call, { siteUrl, message }), token);
}

function readSettled<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

/** Keeps a time for ten minutes, and at most two for each network. */
export async function holdCall(
  sql: Transaction,
  { id, kind, start, zone }: BookRequest<"hold">,
  { network }: Pick<Booker, "network">,
): Promise<{ id: string; until: string }> {
  const secret = await readServerSecret(sql);
  const networkHash = createHmac("sha256", secret).update(`booking-hold\0${network}`).digest();
  const wanted = { kind, start, own: [id] };
  const [, known, [held], slot] = await Promise.all([
    takeTurns(sql, id, networkHash.toString("hex")),
    findBooking(sql, id),
    sql<{ count: number }[]>`
      select count(*)::int as count
      from private.booking_links l join public.bookings b on b.id = l.booking_id
      where l.network_hash = ${networkHash} and b.state = 'held' and b.hold_expires_at > now()
        and b.id <> ${id}`,
    findSlot(sql, wanted),
  ]);
  if (known && known.state !== "held") throw new BookingRefusal("id-used");
  if ((held?.count ?? 0) >= mostHolds) throw new BookingRefusal("too-many-holds");
  const until = new Date(Date.now() + holdMinutes * 60_000);
  await claimSlot(
    sql,
    slot,
    wanted,
    () => sql`
      with kept as (
        insert into public.bookings (
          id, calendar_id, kind, state, starts_at, ends_at, blocked_until, hold_expires_at, zone
        )
        values (
          ${id}, ${slot.calendarId}, ${kind}, 'held', ${slot.startsAt}, ${slot.endsAt}, ${slot.blockedUntil},
          ${until}, ${readZone(zone, slot.calendarZone)}
        )
        returning id
      )
      insert into private.booking_links (booking_id, token_hash, network_hash)
      select k.id, ${randomBytes(32)}, ${networkHash} from kept k`,
  );
  return { id, until: toInstant(until.getTime()) };
}

/**
 * What this id has become before. With other words, by somebody else or long after it is another matter: the answer has the link,
 * and whoever may only read the call must not get it by asking for the same once more.
 */
async function findSame(
  sql: Transaction,
  {
    id,
    kind,
    start,
    name,
    email,
  }: Pick<BookRequest<"book">, "id" | "kind" | "start" | "name" | "email">,
  { userId }: Pick<Booker, "userId">,
): Promise<FoundBooking | undefined> {
  const known = await findBooking(sql, id);
  if (!known || known.state === "held") return undefined;
  const isSame = known.kind === kind && known.name === name && known.email === email.toLowerCase();
  // Moved meanwhile it is still the call that was asked for.
  const isThen = known.sequence > 0 || known.startsAt.getTime() === Date.parse(start);
  const isTheirs = !known.byStudio && known.userId === userId;
  const isRecent = Date.now() - known.createdAt.getTime() < againMilliseconds;
  if (!isSame || !isThen || !isTheirs || !isRecent) throw new BookingRefusal("id-used");
  return known;
}

async function refuseMany(sql: Transaction, email: string): Promise<void> {
  const [upcoming] = await sql<{ count: number }[]>`
    select count(*)::int as count from public.bookings
    where email = ${email.toLowerCase()} and state = 'booked' and starts_at > now()`;
  if ((upcoming?.count ?? 0) >= mostUpcoming) throw new BookingRefusal("too-many-calls");
}

function answerBooked(booking: FoundBooking, token: string): BookedAnswer {
  return { booking: describeBooking(booking), manageUrl: manageAddress(token) };
}

/** A program's: kept where the studio can look it up, and no time is taken from anybody. */
async function keepEnquiry(
  sql: Transaction,
  asked: BookRequest<"book">,
  { network }: Booker,
): Promise<BookedAnswer> {
  const { kind, name, email, message, page, startedAt, source } = asked;
  await storeEnquiry(
    sql,
    {
      kind,
      name,
      email,
      message,
      page,
      startedAt,
      source,
      company: null,
      project: null,
      [trapField]: asked[trapField] ?? "website",
    },
    { idempotencyKey: `booking ${asked.id}`, network },
  );
  return { booking: null, manageUrl: null };
}
