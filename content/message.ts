import { lazily } from "../domain/lazily.ts";

/** Words of a conversation, as both sides see it. */
export const messageWords = {
  log: "Conversation",
  loading: "Loading the conversation",
  failed: "The conversation could not be loaded.",
  tryAgain: "Try Again",
  earlier: "Earlier messages",
  earlierLoading: "Loading earlier messages",
  earlierFailed: "Earlier messages could not be loaded.",
  beginning: "The conversation begins here.",
  unread: "New",
  toNewest: "To the newest message",
  newBelow: (count: number) => (count === 1 ? "1 new message" : `${count} new messages`),
  you: "You",
  studio: "Studio",
  arrived: (name: string, text: string) => `${name}: ${text}`,
  files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
  away: "The live connection is away. New messages come as soon as it is back.",
  offline: "You are offline. What you write is kept here and sent when you are back.",
} as const;

export const messageStates = {
  waiting: "Waiting for a connection",
  sending: "Sending",
  sent: "Sent",
  read: (time: string) => `Read ${time}`,
  failed: "Not sent.",
  retry: "Send again",
  discard: "Delete",
} as const;

export const composerWords = {
  label: "Your message",
  placeholder: "Write to the studio",
  placeholderTo: (name: string) => `Write to ${name}`,
  send: "Send",
  keys: (size: string) => `Enter sends, Shift and Enter breaks the line. Files up to ${size}.`,
  left: (count: number) => `${count} characters left`,
  over: (count: number) => `${count} characters too long`,
  uploading: "The files are still on their way.",
  tooMany: (most: number) => `A message takes ${most} files. The rest was left out.`,
} as const;

/** Beside the conversation in the client area. */
export const messagesTab = {
  heading: "Straight to the studio",
  text: "Notes on a cut, a still you like, a script, a question. The people who make your films read it here and answer here.",
  notice: "If we write while you are away, one mail tells you.",
  empty: "Nothing has been said yet. Begin wherever you like.",
  emptyToReaders: "Nothing has been said yet.",
} as const;

const clock = lazily(
  () => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }),
);
const thisYear = lazily(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
    }),
);
const anyYear = lazily(() => new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }));

export function formatClock(time: number): string {
  return clock().format(time);
}

/** A day of the reader's calendar, as one would say it now. */
export function nameDay(time: number, now: number): string {
  const [day, today] = [new Date(time), new Date(now)];
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === today.toDateString()) return "Today";
  if (day.toDateString() === yesterday.toDateString()) return "Yesterday";
  return (day.getFullYear() === today.getFullYear() ? thisYear : anyYear)().format(day);
}
