import { randomUUID } from "node:crypto";
import { describeGone } from "../../content/booking.ts";
import { type FreeTimes, writeSlots, writeZones } from "../../content/booking-slots.ts";
import type { CallKind } from "../../domain/booking/booking.ts";
import { formField } from "../../domain/enquiry/enquiry-form.ts";
import { findForm } from "./find-form.ts";
import { editHtml } from "./html-editor.ts";
import { removeScripts, sayInForm, writeFieldValue, type SaidInForm } from "./rewrite-form.ts";

const typed = ["name", "email", "message"] as const;
/** In the order of the page. */
const reported = ["start", ...typed] as const;

type Filling = {
  kind: CallKind;
  slots: FreeTimes;
  chosen?: string | undefined;
  nearest?: readonly string[] | undefined;
  values?: Readonly<Record<string, string>>;
  /** Why a form that was sent could not be taken. */
  said?: SaidInForm | undefined;
  /** An answer to a form stands at another address, where the application would not know itself. */
  isAnswer: boolean;
};

/**
 * The page `/book` with the free times in it, so that it needs no JavaScript; undefined where it has no such form. It counts on
 * `<form data-booking="book">` with `<fieldset data-slots>`, a `select` called zone, radios called kind and a hidden id.
 */
export function fillBookPage(html: string, filling: Filling): string | undefined {
  const { kind, slots, values = {}, said, isAnswer, chosen, nearest } = filling;
  const page = editHtml(html);
  const form = findForm(page.tokens, {
    mark: { name: "data-booking", value: "book" },
    fields: reported,
    form: values[formField],
  });
  if (!form) return undefined;
  if (isAnswer) removeScripts(page);
  page.eachInside(form.start, "fieldset", (index) => {
    if (page.attributeOf(index, "data-slots") === undefined) return;
    page.setContent(index, writeSlots({ slots, chosen, nearest }));
  });
  page.eachInside(form.start, "select", (index) => {
    if (page.attributeOf(index, "name") === "zone") page.setContent(index, writeZones(slots.zone));
  });
  page.eachInside(form.start, "input", (index) => {
    const name = page.attributeOf(index, "name");
    if (name === "id") page.setAttribute(index, "value", values["id"] || randomUUID());
    if (name !== "kind") return;
    page.removeAttribute(index, "checked");
    if (page.attributeOf(index, "value") === kind) page.setAttribute(index, "checked", "");
  });
  const error = form.errors.get("start");
  if (said) sayInForm(page, form, reported, said);
  else if (slots.nearest && error !== undefined)
    page.setContent(error, describeGone(slots.nearest));
  if (!said && isAnswer)
    for (const name of typed) writeFieldValue(page, form, name, values[name] ?? "");
  return page.write();
}

/** The page `/booking` with the call in it, for those without JavaScript; `markup` is `content/booking-view.ts`'s. */
export function fillBookingPage(html: string, markup: string, isAnswer: boolean): string {
  const page = editHtml(html);
  const framed = `<div class="booking-page page-gutter">${markup}</div>`;
  page.eachAttribute("data-booking-view", (index) => {
    if (!isAnswer) return page.setContent(index, framed);
    // Whoever has JavaScript, and posted nevertheless, must see it, too.
    page.remove(index);
    page.insertAfter(index, framed);
  });
  if (isAnswer) {
    removeScripts(page);
    page.eachAttribute("data-booking-waiting", (index) => page.remove(index));
  }
  return page.write();
}
