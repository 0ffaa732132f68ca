import type { CallKind } from "../domain/booking/booking.ts";
import type { EntryNote } from "../domain/booking/write-invitation.ts";

/** What `/booking` says. */
export const bookingViewWords = {
  eyebrow: "Your call",
  london: (time: string) => `In London it is ${time}.`,
  standings: {
    open: { eyebrow: "Your call is booked", text: "The invitation is in your mailbox." },
    closed: {
      eyebrow: "Your call is booked",
      text: "It has begun. Write to the studio if something has come up.",
    },
    past: { eyebrow: "Your call", text: "This time has passed. There is nothing left to change." },
    cancelled: {
      eyebrow: "Cancelled",
      text: "This call is cancelled, and the time is free again.",
      byStudio: "The studio has cancelled this call.",
    },
    done: { eyebrow: "Your call", text: "This call has taken place. Thank you for coming." },
    missed: { eyebrow: "Your call", text: "We have missed each other. Choose another time?" },
  },
  facts: {
    kind: "What for",
    who: "Booked by",
    reason: "Why",
    email: "Invitation to",
    where: "Where",
  },
  whereLater: "The studio sends you the address before the call.",
  calendar: "Add to calendar",
  another: { to: "/book", label: "Choose another time" },
  move: {
    summary: "Move it",
    zone: "Your time zone",
    show: "Show free times",
    send: "Move it to this time",
    done: "Moved. The new invitation is on its way, and takes the place of the old one in your calendar.",
  },
  cancel: {
    summary: "Cancel it",
    text: "The time becomes free for somebody else, and your calendar is told.",
    reason: "Why, if you like",
    send: "Cancel this call",
    done: "Cancelled. Your calendar is being told.",
  },
  changed: "This call was changed meanwhile, perhaps in another window. This is how it stands.",
  taken: "That time has just been taken. The nearest free ones are these.",
  chooseTime: "Please choose a time.",
  unopened: {
    unknown: {
      heading: "We do not know this call.",
      text: "The link is not whole, or the call is long past. Take the link from your invitation once more, or choose a new time.",
    },
    limited: {
      heading: "One moment, please.",
      text: "This was asked too often in a short time. Please try again in a minute.",
    },
    offline: {
      heading: "You are offline.",
      text: "Your call stands as it is. Load this page again once you are connected.",
    },
    failed: {
      heading: "Your call cannot be shown.",
      text: "It stands as it is; only this page could not be read. Please load it again in a minute.",
    },
  },
  opening: "Your call is being opened",
  calendarLink: "Move or cancel the call",
  calendarNote: "To move or cancel this call, use the link in our mail: it is for you alone.",
  fileName: "call.ics",
} as const;

/** Of the entry in a calendar. */
export const invitationSummaries: Record<CallKind, (name: string) => string> = {
  call: (name) => `Call with ${name}`,
  consultation: (name) => `Consultation with ${name}`,
};

/** Below it: where the call is held, as not every calendar shows addresses by themselves. */
export const notePlace = (meetingUrl: string | null): EntryNote =>
  meetingUrl === null
    ? { label: bookingViewWords.whereLater }
    : { label: bookingViewWords.facts.where, url: meetingUrl };
