import type { VisitorBooking } from "../domain/booking/answers.ts";
import { bookingViewWords as words } from "./booking-words.ts";
import { callKindWords, describeGone, describeLength } from "./booking.ts";
import { escapeMarkup, type FreeTimes, writeSlots, writeZones } from "./booking-slots.ts";
import {
  formatCallDay,
  formatCallSpan,
  formatCallTime,
  isSameClock,
  nameClocks,
} from "./booking-time.ts";
import { studioZone } from "./studio-times.ts";

type Shown = {
  booking: VisitorBooking;
  /** Goes along with the forms where no script sends them. */
  token?: string | undefined;
  now: number;
  /** Where it stands in a dialog, which has its own heading. */
  isPart?: boolean;
  /** The free times that it can be moved to, once they were asked for. */
  slots?: FreeTimes | undefined;
  nearest?: readonly string[] | undefined;
  chosen?: string | undefined;
  /** The day that was open before. */
  day?: string | undefined;
  /** What has just been done, or why it was not. */
  note?: string | undefined;
  failure?: string | undefined;
};

/**
 * What `/booking` says of a call, and the forms by which it is moved and cancelled: content of `<div data-booking-view>`,
 * written by the server for those without JavaScript and by the app for the others. Forms post to `/forms/booking`.
 */
export function writeBooking(shown: Shown): string {
  const { booking, note, failure } = shown;
  const standing = findCallStanding(booking, shown.now);
  const said = [
    `<p class="booking-note" role="status">${escapeMarkup(note ?? "")}</p>`,
    failure ? `<p class="booking-failure" role="alert">${escapeMarkup(failure)}</p>` : "",
  ].join("");
  return `${writeHead(shown, standing)}${said}${writeFacts(booking)}${writeActs(shown, standing)}`;
}

/** In the place of a call that cannot be shown. */
export function writeNoBooking(why: keyof typeof words.unopened): string {
  const { heading, text } = words.unopened[why];
  return `<header class="booking-head"><p class="eyebrow">${words.eyebrow}</p><h1 class="booking-title">${heading}</h1><p class="booking-lead">${text}</p></header><p class="booking-acts">${writeLink(words.another)}</p>`;
}

type Standing = "open" | "closed" | "past" | "cancelled" | "done" | "missed";

/** What can be said of it at this moment. */
export function findCallStanding(
  booking: Pick<VisitorBooking, "state" | "end" | "isOpen">,
  now: number,
): Standing {
  const { state, end, isOpen } = booking;
  if (state === "cancelled" || state === "done" || state === "missed") return state;
  if (Date.parse(end) <= now) return "past";
  return isOpen ? "open" : "closed";
}

function writeHead({ booking, isPart = false }: Shown, standing: Standing): string {
  const { start, end, zone, cancelledBy } = booking;
  const heading = isPart ? "h3" : "h1";
  const london = isSameClock(start, zone, studioZone)
    ? ""
    : ` ${words.london(formatCallTime(start, studioZone))}`;
  const { eyebrow, text: usual } = words.standings[standing];
  const isTheirs = standing === "cancelled" && cancelledBy === "studio";
  const text = isTheirs ? words.standings.cancelled.byStudio : usual;
  // 'Tuesday' may stand alone on a line, '1' may not.
  const day = formatCallDay(start, zone).replace(/ (?=\S+$)/, "\u00A0");
  const isOff = standing === "cancelled";
  const title = `${escapeMarkup(day)}<br><span class="booking-time">${formatCallTime(start, zone)}</span>`;
  const light = standing === "open" || standing === "closed" ? " data-lit" : "";
  return `<header class="booking-head"${light}><p class="eyebrow">${eyebrow}</p><${heading} class="booking-title">${isOff ? `<s>${title}</s>` : title}</${heading}><p class="booking-lead">${escapeMarkup(`${formatCallSpan(start, end, zone)} ${nameClocks(zone)}.${london}`)} ${text}</p></header>`;
}

function writeFacts(booking: VisitorBooking): string {
  const { kind, minutes, name, email, meetingUrl, state, cancelReason } = booking;
  const where = meetingUrl
    ? `<a class="text-link" href="${escapeMarkup(meetingUrl)}" rel="noreferrer">${escapeMarkup(meetingUrl.replace(/^https:\/\//, ""))}</a>`
    : words.whereLater;
  const facts = [
    [words.facts.kind, `${callKindWords[kind].name}, ${describeLength(minutes)}`],
    [words.facts.who, escapeMarkup(name)],
    [words.facts.email, escapeMarkup(email)],
    ...(state === "cancelled" ? [] : [[words.facts.where, where]]),
    ...(cancelReason ? [[words.facts.reason, escapeMarkup(cancelReason)]] : []),
  ];
  return `<dl class="booking-facts">${facts.map(([term, detail]) => `<div><dt>${term}</dt><dd>${detail}</dd></div>`).join("")}</dl>`;
}

function writeActs(shown: Shown, standing: Standing): string {
  if (standing === "open")
    return `<div class="booking-acts">${writeCalendar(shown)}${writeMove(shown)}${writeCancel(shown)}</div>`;
  const acts = standing === "closed" ? writeCalendar(shown) : writeLink(words.another);
  return `<div class="booking-acts">${acts}</div>`;
}

function openForm(action: string, { token, booking }: Shown, isFirst = true): string {
  const hidden = token ? `<input type="hidden" name="token" value="${escapeMarkup(token)}">` : "";
  return `<form method="post" action="/forms/booking" data-booking="${action}"${isFirst ? "" : ' class="booking-form"'}>${hidden}<input type="hidden" name="sequence" value="${booking.sequence}">`;
}

function writeCalendar(shown: Shown): string {
  return `${openForm("calendar", shown)}<button class="booking-button" type="submit" name="action" value="calendar">${words.calendar}</button></form>`;
}

function writeMove(shown: Shown): string {
  const { booking, slots, nearest, chosen, day } = shown;
  const { summary, zone, show, send } = words.move;
  const gone =
    slots?.nearest && !nearest
      ? `<p class="booking-failure" role="alert">${describeGone(slots.nearest)}</p>`
      : "";
  // What Enter presses is the first button that sends: not the one to other times.
  const first = slots
    ? `<button class="sr-only" type="submit" name="action" value="move" tabindex="-1" aria-hidden="true"></button>`
    : "";
  const fields = slots
    ? `${gone}<fieldset data-slots>${writeSlots({ slots, nearest, chosen, day })}</fieldset><p><button class="booking-button" data-main type="submit" name="action" value="move">${send}</button></p>`
    : "";
  return `<details class="booking-part" name="booking"${slots ? " open" : ""}><summary>${summary}</summary>${openForm("move", shown, false)}${first}<label class="booking-label">${zone}<select name="zone">${writeZones(slots?.zone ?? booking.zone)}</select></label><p><button class="slot-turn" type="submit" name="action" value="show" formnovalidate>${show}</button></p>${fields}</form></details>`;
}

function writeCancel(shown: Shown): string {
  const { summary, text, reason, send } = words.cancel;
  return `<details class="booking-part" name="booking"><summary>${summary}</summary>${openForm("cancel", shown, false)}<p>${text}</p><label class="booking-label">${reason}<textarea name="reason" rows="2" maxlength="500"></textarea></label><p><button class="booking-button" data-grave type="submit" name="action" value="cancel">${send}</button></p></form></details>`;
}

function writeLink({ to, label }: { to: string; label: string }): string {
  return `<a class="booking-button" href="${to}">${label}</a>`;
}
