import { enquiryFields, formField, type EnquiryKind } from "../../domain/enquiry/enquiry-form.ts";
import { findForm, type FoundForm } from "./find-form.ts";
import { editHtml, escapeText, type HtmlEditor } from "./html-editor.ts";

export type FormAnswer = SaidInForm & { kind: EnquiryKind };

/** What is written into a form that could not be taken. */
export type SaidInForm = {
  /** As they were sent, by the names of the form's controls. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with which field; where none is, `title` and `text` say why it was not sent. */
  fields: Readonly<Record<string, string>>;
  title: string;
  text: string;
};

/**
 * The page again, with what was typed and what is wrong written into the form; undefined where the
 * page has no such form. This is the markup it counts on:
 *
 *     <form data-enquiry="contact" method="post" action="/forms/contact">
 *       <input type="hidden" name="page" value="/contact">
 *       <input type="hidden" name="form" value="footer">  (where a page has the same kind twice)
 *       <input id="a" name="email"> <p id="b" data-error-for="email"></p>
 *     </form>
 *
 * A control is an `input`, `textarea` or `select` with an id and the field's name. A form in a
 * `<dialog>` is shown open.
 */
export function rewriteForm(html: string, answer: FormAnswer): string | undefined {
  const page = editHtml(html);
  const form = findForm(page.tokens, {
    mark: { name: "data-enquiry", value: answer.kind },
    fields: enquiryFields,
    form: answer.values[formField],
  });
  if (!form) return undefined;
  removeScripts(page);
  sayInForm(page, form, enquiryFields, answer);
  return page.write();
}

/** What was typed, what is wrong with it, and above all of it what happened. */
export function sayInForm(
  page: HtmlEditor,
  form: FoundForm,
  names: readonly string[],
  answer: SaidInForm,
): void {
  page.each("title", (index) => {
    page.setContent(index, `${escapeText(answer.title)}: ${page.contentOf(index)}`);
  });
  for (const field of names) {
    writeFieldValue(page, form, field, answer.values[field] ?? "");
    const error = answer.fields[field];
    if (error) writeError(page, form, field, error);
  }
  if (form.dialog !== undefined) page.setAttribute(form.dialog, "open", "");
  const first = names
    .filter((field) => answer.fields[field])
    .flatMap((field) => form.controls.get(field) ?? [])
    .toSorted((left, right) => left - right)[0];
  page.eachAttribute("autofocus", (index) => page.removeAttribute(index, "autofocus"));
  if (first !== undefined) page.setAttribute(first, "autofocus", "");
  page.insertAfter(form.start, writeSummary(page, form, names, answer, first === undefined));
}

/** At this address the application would find a page that it does not know, and show that. */
export function removeScripts(page: HtmlEditor): void {
  page.each("script", (index) => page.remove(index));
  page.each("link", (index) => {
    if (page.attributeOf(index, "rel") === "modulepreload") page.remove(index);
  });
}

export function writeFieldValue(
  page: HtmlEditor,
  form: FoundForm,
  field: string,
  value: string,
): void {
  const index = form.controls.get(field);
  if (index === undefined) return;
  const element = page.nameOf(index);
  if (element === "input") page.setAttribute(index, "value", value);
  // The first line end in a textarea is none of its text.
  else if (element === "textarea") page.setContent(index, `\n${escapeText(value)}`);
  else {
    page.eachInside(index, "option", (option) => {
      page.removeAttribute(option, "selected");
      if (page.attributeOf(option, "value") === value) page.setAttribute(option, "selected", "");
    });
  }
}

function writeError(page: HtmlEditor, form: FoundForm, field: string, error: string): void {
  const place = form.errors.get(field);
  const control = form.controls.get(field);
  if (place !== undefined) {
    page.removeAttribute(place, "hidden");
    page.setContent(place, escapeText(error));
  }
  if (control === undefined) return;
  page.setAttribute(control, "aria-invalid", "true");
  const ids = [page.attributeOf(control, "aria-describedby"), idOf(page, place)];
  const described = ids.filter(Boolean).join(" ");
  if (described) page.setAttribute(control, "aria-describedby", described);
}

function idOf(page: HtmlEditor, index: number | undefined): string | undefined {
  return index === undefined ? undefined : page.attributeOf(index, "id");
}

/** Takes the focus where no field is to blame. */
function writeSummary(
  page: HtmlEditor,
  form: FoundForm,
  names: readonly string[],
  { fields, title, text }: SaidInForm,
  hasFocus: boolean,
): string {
  const items = names.flatMap((field) => {
    const error = fields[field];
    const id = idOf(page, form.controls.get(field));
    if (!error) return [];
    const words = escapeText(error);
    return [id ? `<li><a class="text-link" href="#${id}">${words}</a></li>` : `<li>${words}</li>`];
  });
  const focus = hasFocus ? ' tabindex="-1" autofocus=""' : "";
  const detail = items.length > 0 ? `<ul>${items.join("")}</ul>` : `<p>${escapeText(text)}</p>`;
  return `<div role="alert" class="ui-alert" data-tone="danger"${focus}><div><p class="ui-alert-title">${escapeText(title)}</p>${detail}</div></div>`;
}
