import { normaliseText } from "../assistant/normalise-text.ts";

const partsOfDay = ["morning", "afternoon", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Days as they were said, of whoever said them: '2026-11-23', and how many from there on. */
export type RequestedDays = {
  name: "today" | "tomorrow" | "this-week" | "next-week" | "weekend" | "day" | "open";
  from: string;
  days: number;
  part?: PartOfDay;
};

/** What somebody writes of a call: that theirs is to be another, or when they would like one. */
export type CallRequest = { is: "change" } | { is: "time"; requested: RequestedDays };

const call = "(?:calls?|meetings?|appointments?|consultations?|bookings?)";
const change =
  "(?:move|moving|moved|change|changing|changed|reschedul\\w+|cancel\\w*|postpone\\w*|rebook\\w*|shift|bring forward|put off)";
/** Of one that is theirs: 'can I cancel by a call' asks for something else. */
const changes = [
  new RegExp(
    `\\b${change}\\s+(?:\\w+\\s+){0,2}?(?:my|our|the|this|that|an existing)\\s+(?:\\w+\\s+){0,2}?${call}\\b`,
  ),
  new RegExp(`\\b(?:my|our)\\s+(?:\\w+\\s+){0,2}?${call}\\b[^.?!]*\\b${change}\\b`),
];
const talk = new RegExp(
  `\\b(?:${call}|talk|speak|meet|chat|ring|phone|free (?:time|slot)s?|(?:time|slot)s? (?:is |are )?(?:free|available|open)|(?:available|open) (?:time|slot)s?|slots?|book (?:in|you|a time|something))\\b`,
);
/** 'When is the next free time for a call?' */
const anyTime =
  /\b(?:next|first|earliest|soonest|any|which|what)\b[^.?!]*\b(?:free|available|open)\b|\bhow soon\b|\b(?:free|available|open) (?:time|slot)s?\b|\bwhen\b[^.?!]*\b(?:free|available|can (?:i|we) (?:talk|speak|call|meet))\b/;

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const monthNames = months.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const dayThenMonth = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthNames})\\b`);
const monthThenDay = new RegExp(`\\b(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?\\b`);

/** Read of what was written in English, on the day that it is where they are. */
export function readCallRequest(message: string, today: string): CallRequest | undefined {
  const text = normaliseText(message).replaceAll(/\s+/g, " ");
  if (changes.some((pattern) => pattern.test(text))) return { is: "change" };
  if (!talk.test(text)) return undefined;
  const days = readDays(text, today);
  const part = partsOfDay.find((name) => new RegExp(`\\b${name}s?\\b`).test(text));
  if (!days && !part && !anyTime.test(text)) return undefined;
  const requested = days ?? { name: "open", from: today, days: 14 };
  return { is: "time", requested: { ...requested, ...(part && { part }) } };
}

function readDays(text: string, today: string): RequestedDays | undefined {
  const monday = addDays(today, 1 - weekdayOf(today));
  if (/\bday after tomorrow\b/.test(text)) return day(addDays(today, 2));
  if (/\btomorrow\b/.test(text)) return { name: "tomorrow", from: addDays(today, 1), days: 1 };
  const date = readDate(text, today);
  if (date) return day(date);
  const named = new RegExp(`\\b(next )?(${weekdays.join("|")})s?\\b( next week)?`).exec(text);
  if (named) {
    const index = weekdays.indexOf(named[2] ?? "");
    const isNextWeek = Boolean(named[1] ?? named[3]) || /\bnext week\b/.test(text);
    const ahead = (index + 8 - weekdayOf(today)) % 7;
    return day(isNextWeek ? addDays(monday, 7 + index) : addDays(today, ahead || 7));
  }
  if (/\bnext week\b/.test(text)) return { name: "next-week", from: addDays(monday, 7), days: 7 };
  if (/\bweekend\b/.test(text)) {
    const saturday = addDays(monday, 5);
    return saturday < today
      ? { name: "weekend", from: today, days: 1 }
      : { name: "weekend", from: saturday, days: 2 };
  }
  if (/\bthis week\b/.test(text))
    return { name: "this-week", from: today, days: 8 - weekdayOf(today) };
  if (/\btoday\b|\btonight\b/.test(text)) return { name: "today", from: today, days: 1 };
  return undefined;
}

const day = (from: string): RequestedDays => ({ name: "day", from, days: 1 });

/** '27 November' or 'November 27th': the next one that there is. */
function readDate(text: string, today: string): string | undefined {
  const [, number, month] = dayThenMonth.exec(text) ?? [];
  const [, otherMonth, otherNumber] = monthThenDay.exec(text) ?? [];
  const name = month ?? otherMonth;
  if (name === undefined) return undefined;
  const index = months.findIndex((each) => each.startsWith(name));
  const year = Number(today.slice(0, 4));
  const written = [year, year + 1].map((each) =>
    new Date(Date.UTC(each, index, Number(number ?? otherNumber))).toISOString().slice(0, 10),
  );
  return written.find((each) => each >= today);
}

/** Monday is 1, Sunday 7. */
function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
}

function addDays(date: string, count: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
