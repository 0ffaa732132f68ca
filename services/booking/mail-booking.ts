import { mailedAddress, studioCalendarAddress } from "../../content/booking-address.ts";
import {
  bookingMailLabels as labels,
  cancelledBy,
  formatMailedTime,
  formatStudioCall,
  invitationLink,
  mailedKinds,
  whereUnknown,
} from "../../content/booking-mail.ts";
import { bookingViewWords, notePlace, invitationSummaries } from "../../content/booking-words.ts";
import { formatCall, isSameClock, sayClock } from "../../content/booking-time.ts";
import { studioZone } from "../../content/studio-times.ts";
import { brand } from "../../content/brand.ts";
import { toInstant } from "../../domain/booking/instant.ts";
import { type EntryNote, writeInvitation } from "../../domain/booking/write-invitation.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { FoundBooking } from "./find-booking.ts";

type Change = {
  change: "confirmed" | "moved" | "cancelled";
  siteUrl: string;
  /** Of the link by which it is changed. */
  token: string;
  /** Who did it, where that is not plain. */
  by?: "visitor" | "studio";
  /** The visitor's words, for the studio alone. */
  message?: string | null;
  /** What it was before a move. */
  before?: Pick<FoundBooking, "startsAt" | "endsAt">;
};

/** To whoever booked and to the studio, once for each change: the invitation, its update or its end. Both leave in one message. */
export async function mailBooking(
  sql: Transaction,
  booking: FoundBooking,
  change: Change,
): Promise<void> {
  const { email } = booking;
  await Promise.all([
    email && mailVisitor(sql, { ...booking, email }, change),
    mailStudio(sql, booking, change),
  ]);
}

function mailVisitor(
  sql: Transaction,
  booking: FoundBooking & { email: string },
  { change, siteUrl, token, by, message, before }: Change,
): Promise<void> {
  const link = change === "cancelled" ? "/book" : mailedAddress(token);
  return enqueueMail(sql, {
    to: booking.email,
    template: `booking-${change}`,
    replyTo: brand.email,
    dedupeKey: nameChange(booking, change),
    calendar: describeCalendar(booking, methods[change], {
      summary: invitationSummaries[booking.kind](brand.name),
      change: { label: bookingViewWords.calendarNote },
    }),
    data: {
      link: siteUrl + link,
      topic: nameCallTime(booking, booking.zone),
      fields: [
        ...describeForVisitor(booking, before),
        ...(by === "studio" ? [{ label: labels.by, value: cancelledBy.studio }] : []),
        // The studio writes it for them to read.
        ...(by === "studio" && message ? [{ label: labels.reason, value: message }] : []),
      ],
    },
  });
}

function mailStudio(
  sql: Transaction,
  booking: FoundBooking,
  { change, siteUrl, by, message, before }: Change,
): Promise<void> {
  const { id, email, name } = booking;
  const link = siteUrl + studioCalendarAddress(id);
  const told = [
    [labels.what, nameKind(booking)],
    [labels.when, formatStudioCall(booking.startsAt, booking.endsAt)],
    [labels.before, before && formatStudioCall(before.startsAt, before.endsAt)],
    [labels.name, name],
    [labels.email, email],
    [labels.by, by && cancelledBy[by]],
    [change === "cancelled" ? labels.reason : labels.message, message],
  ] as const;
  return enqueueMail(sql, {
    to: brand.email,
    template: `studio-booking-${change}`,
    ...(email && { replyTo: email }),
    dedupeKey: `studio ${nameChange(booking, change)}`,
    calendar: describeCalendar(booking, methods[change], {
      summary: invitationSummaries[booking.kind](name || email || labels.nobody),
      change: { label: invitationLink, url: link },
    }),
    data: {
      link,
      topic: nameCallTime(booking, studioZone),
      fields: told.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    },
  });
}

const methods = { confirmed: "REQUEST", moved: "REQUEST", cancelled: "CANCEL" } as const;

const nameChange = ({ id, sequence }: FoundBooking, change: Change["change"]) =>
  `booking ${change} ${id} ${sequence}`;

/** What a call is, for a mail to whoever booked it: figures and words of ours. */
export function describeForVisitor(booking: FoundBooking, before?: Change["before"]) {
  const { startsAt, endsAt, zone, meetingUrl, state } = booking;
  const isLondon = isSameClock(startsAt.toISOString(), zone, studioZone);
  return [
    { label: labels.what, value: nameKind(booking) },
    { label: labels.when, value: formatMailedTime(startsAt, endsAt, zone) },
    ...(before
      ? [{ label: labels.before, value: formatMailedTime(before.startsAt, before.endsAt, zone) }]
      : []),
    ...(isLondon ? [] : [{ label: labels.london, value: formatStudioCall(startsAt, endsAt) }]),
    // Nobody goes anywhere for one that is cancelled.
    ...(state === "cancelled" ? [] : [{ label: labels.where, value: meetingUrl ?? whereUnknown }]),
  ];
}

/** In the subject, by which mails are found, and told from those about other calls. */
export const nameCallTime = ({ startsAt }: Pick<FoundBooking, "startsAt">, zone: string) =>
  `${formatCall(startsAt.toISOString(), zone)} ${sayClock(zone)}`;

function nameKind({ kind, startsAt, endsAt }: FoundBooking): string {
  return mailedKinds[kind](Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000));
}

type CalendarEntry = {
  /** With whom, as the one sees it whose calendar it is. */
  summary: string;
  /** How it is moved or cancelled. */
  change: EntryNote;
};

function describeCalendar(
  booking: FoundBooking,
  method: "REQUEST" | "CANCEL",
  { summary, change }: CalendarEntry,
) {
  const { id, sequence, startsAt, endsAt, meetingUrl, email } = booking;
  const text = writeInvitation({
    method,
    id,
    sequence,
    start: toInstant(startsAt.getTime()),
    end: toInstant(endsAt.getTime()),
    stamp: toInstant(Date.now()),
    summary,
    location: meetingUrl,
    notes: method === "CANCEL" ? [] : [notePlace(meetingUrl), change],
    organizer: { name: brand.name, email: brand.email },
    attendee: email || null,
  });
  return { method, text };
}
