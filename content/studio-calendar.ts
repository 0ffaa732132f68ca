import type { BookingState } from "../domain/booking/booking.ts";
import type { BusySource, SourceFault } from "../domain/booking/source.ts";

export const callStateWords: Record<BookingState, string> = {
  held: "Held",
  booked: "Booked",
  cancelled: "Cancelled",
  done: "Took place",
  missed: "Missed",
};

export const calendarViews = ["week", "list", "hours"] as const;

export const calendarWords = {
  views: "Views of the calendar",
  view: { week: "Week", list: "List", hours: "Hours" },
  today: "Today",
  noneToday: "No calls today.",
  nextToday: (count: number) => (count === 1 ? "1 call today" : `${count} calls today`),
  next: (time: string, who: string) => `next at ${time}, ${who}`,
  thisWeek: "This week",
  earlier: "Week before",
  later: "Week after",
  weekOf: (from: string, to: string) => `${from} to ${to}`,
  closed: "Closed",
  busy: "Busy",
  open: "Open",
  noCalls: "No calls",
  list: "Booked calls",
  search: "Search by name or address",
  which: "Which",
  whichOf: { upcoming: "Coming", past: "Past", cancelled: "Cancelled" },
  none: "No calls here.",
  gone: "This call is no longer there.",
  when: "When",
  what: "What",
  who: "Who",
  state: "State",
  nobody: "Somebody",
} as const;

export const calendarCallWords = {
  kind: { call: "Call", consultation: "Consultation" },
  minutes: (count: number) => `${count} min`,
  facts: {
    when: "When",
    theirs: "On their clock",
    email: "Email",
    client: "Client",
    where: "Where",
    booked: "Booked",
    enquiry: "Enquiry",
    cancelled: "Cancelled",
    reason: "Reason",
  },
  openClient: "Open the client",
  openEnquiry: "Open it in the inbox",
  byStudio: "by the studio",
  byVisitor: "by themselves",
  noPlace: "No address yet",
  move: {
    open: "Move",
    title: "Move the call",
    text: "Their invitation is replaced by one for the new time. Notice binds visitors, not the studio.",
    when: "New time, in London",
    send: "Move it",
    done: "The call is moved.",
    missing: "Please enter a day and a time.",
  },
  cancel: {
    open: "Cancel",
    title: "Cancel the call",
    text: "They get a mail at once, and their calendar takes it out.",
    reason: "Reason",
    reasonHint: "They read it.",
    send: "Cancel the call",
    done: "The call is cancelled.",
  },
  done: {
    open: "Took place",
    title: "Did it take place?",
    text: "The call is closed as held.",
    send: "It took place",
    said: "Noted: it took place.",
  },
  missed: {
    open: "Missed",
    title: "Did nobody come?",
    text: "The call is closed as missed. Nobody is told.",
    send: "Nobody came",
    said: "Noted: missed.",
  },
  failed: "That did not work.",
} as const;

export const hoursWords = {
  heading: "Opening hours",
  text: "In which visitors can book, in London time. Several a day leave a break between them.",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  closed: "Closed",
  span: (from: string, to: string) => `${from}–${to}`,
  add: "Add hours",
  addTitle: "Add opening hours",
  addText: "They hold every week from now on. Calls that are booked stay.",
  weekday: "Weekday",
  opens: "Opens",
  closes: "Closes",
  save: "Save",
  remove: (what: string) => `Remove ${what}`,
  removeTitle: "Remove these hours?",
  removeText: "Nobody can book in them any more. Calls that are booked stay.",
  removeSend: "Remove",
  malformed: "Please enter a time.",
  backwards: "They have to close after they open.",
  failed: "This could not be saved.",
} as const;

export const exceptionWords = {
  heading: "Exceptions",
  text: "Days that are closed, or have other hours than their weekday.",
  none: "No exceptions ahead.",
  add: "Add an exception",
  title: "An exception",
  about: "Without hours the day is closed. Calls that are booked stay.",
  day: "Day",
  opens: "Opens",
  closes: "Closes",
  hint: "Empty: closed all day",
  note: "Note",
  noteHint: "Only the studio reads it.",
  dayMissing: "Please choose a day.",
  removeTitle: "Remove this exception?",
  removeText: "The day has the hours of its weekday again.",
} as const;

export const sourceWords = {
  heading: "Busy times",
  text: "Calendars of the studio’s people, by their secret addresses. When one is busy there, nobody can book; titles are never kept. Read every ten minutes.",
  none: "No calendar is read yet.",
  add: "Add a calendar",
  title: "Add a calendar",
  about: "The address that your calendar hands out for reading, which ends in .ics.",
  name: "Whose it is",
  address: "Address",
  send: "Add it",
  removeTitle: "Remove this calendar?",
  removeText: "Its busy times can be booked from now on.",
  state: { waiting: "Not read yet", good: "Read", failed: "Not readable" } satisfies Record<
    BusySource["state"],
    string
  >,
  goodAt: (time: string) => `as of ${time}`,
  fault: {
    unreachable: "Nobody answers at that address.",
    "not-a-calendar": "What comes from there is no calendar.",
    "too-large": "It is larger than 5 MB.",
    "too-many": "It has too many entries.",
    forbidden: "That address may not be read from here.",
  } satisfies Record<SourceFault, string>,
  keeps: "Until it can be read again, its last good copy counts.",
} as const;

/** Of an item of the inbox. */
export const itemBookingWords = { call: "Call", consultation: "Consultation" } as const;
