import type { VisitorBooking } from "../domain/booking/answers.ts";
import { toInstant } from "../domain/booking/instant.ts";
import { type EntryNote, writeInvitation } from "../domain/booking/write-invitation.ts";
import { bookingViewWords, notePlace, invitationSummaries } from "./booking-words.ts";
import { brand } from "./brand.ts";

/** The call for a calendar that reads files; its invitation by mail is the same entry. */
export function writeCallFile(booking: VisitorBooking, change: EntryNote, now: number): string {
  const { id, kind, sequence, start, end, meetingUrl } = booking;
  return writeInvitation({
    method: "PUBLISH",
    id,
    sequence,
    start,
    end,
    stamp: toInstant(now),
    summary: invitationSummaries[kind](brand.name),
    location: meetingUrl,
    notes: [notePlace(meetingUrl), change],
    organizer: { name: brand.name, email: brand.email },
    attendee: null,
  });
}

/** To those who changed it by its link: that is theirs alone. */
export const byOurMail: EntryNote = { label: bookingViewWords.calendarNote };
