import {
  enquiryForms,
  type EnquiryField,
  type EnquiryKind,
} from "../../../domain/enquiry/enquiry-form.ts";
import type { FieldErrors } from "./enquiry-outcome.ts";

type Values = Partial<Record<EnquiryField, string>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl && control.type !== "hidden" ? control : undefined;
}

export function readValues(form: HTMLFormElement, kind: EnquiryKind): Values {
  const values: Values = {};
  for (const name of enquiryForms[kind].fields) {
    const value = findControl(form, name)?.value;
    if (value) values[name] = value;
  }
  return values;
}

/** Never over something that is there already: the visitor's newest word stands. */
export function restoreValues(form: HTMLFormElement, kind: EnquiryKind, values: Values) {
  for (const name of enquiryForms[kind].fields) {
    const control = findControl(form, name);
    const value = values[name];
    if (control && !control.value && typeof value === "string") control.value = value;
  }
}

/** Not `reset`, which would bring back what the server wrote into the page. */
export function clearValues(form: HTMLFormElement, kind: EnquiryKind) {
  for (const name of enquiryForms[kind].fields) {
    const control = findControl(form, name);
    if (control) control.value = "";
  }
}

export function focusField(form: HTMLFormElement, name: EnquiryField) {
  findControl(form, name)?.focus();
}

export function focusFirstError(form: HTMLFormElement, kind: EnquiryKind, errors: FieldErrors) {
  const name = enquiryForms[kind].fields.find((field) => errors[field] !== undefined);
  if (name) focusField(form, name);
}
