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
    send: "Move it",
    done: "The call is moved.",
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

/** A day, and what is free on it. */
export const freeTimeWords = {
  day: "Day",
  time: "Time, in London",
  reading: "Being read",
  choose: "Choose a time",
  none: "Nothing is free",
  next: (day: string) => `Next free: ${day}`,
  noneAhead: "Nothing is free in the two weeks from that day on.",
  unread: "The free times could not be read.",
} as const;

/** A call that the studio books for somebody. */
export const studioBookWords = {
  open: "Book a call",
  title: "Book a call for somebody",
  text: "They get the invitation by mail, with a link to move or cancel it. Neither notice nor the most a day count here.",
  kind: "What for",
  name: "Their name",
  email: "Their email",
  zone: "Their time zone",
  zoneHint: "Their mails have the time on its clocks.",
  client: (name: string) => `It is a call of ${name}, whose people see it in their client area.`,
  send: "Book it",
  done: "The call is booked, and the invitation is on its way.",
} as const;

export const rulesWords = {
  heading: "Rules",
  text: "They hold for calls that visitors and clients book or move themselves. Calls that are booked stay as they are.",
  notice: "Notice, in hours",
  gap: "Gap after a call, minutes",
  horizon: "How far ahead, in days",
  step: "A time every, minutes",
  most: "Most calls a day",
  place: "Where calls are held",
  placeHint:
    "A web address. {code} in it becomes something else for each call. Empty: the studio writes to each where.",
  none: "The studio writes to each where.",
  save: "Save the rules",
  saved: "Saved: they hold from now on.",
  failed: "The rules could not be saved.",
  range: (from: number, to: number) => `Please enter a whole number from ${from} to ${to}.`,
  hoursRange: (to: number) => `Please enter hours from 0 to ${to}, such as 4 or 0.5.`,
  placeMalformed: "Please enter a whole address, starting with https://.",
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
  overlap: "There are hours in this time already. Remove those first.",
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
  dayPast: "This day has passed. Please choose one from today on.",
  overlap: "This day has an exception at that time already. Remove that first.",
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
    "too-slow": "Its entries repeat in ways that take too long to work out.",
    forbidden: "That address may not be read from here.",
  } satisfies Record<SourceFault, string>,
  keeps: "Until it can be read again, its last good copy counts.",
} as const;

/** Of an item of the inbox. */
export const itemBookingWords = { call: "Call", consultation: "Consultation" } as const;
