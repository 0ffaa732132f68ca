import { formField } from "../../domain/enquiry/enquiry-form.ts";
import { findEndTag, type HtmlToken } from "./html-tokens.ts";

/** Where things stand in the list of tokens. */
export type FoundForm = {
  start: number;
  dialog: number | undefined;
  controls: Map<string, number>;
  /** The elements that errors are written into. */
  errors: Map<string, number>;
};

const controlElements = new Set(["input", "textarea", "select"]);
const otherTypes = new Set(["hidden", "submit", "button", "reset", "image", "file", "checkbox"]);

export type WantedForm = {
  /** By which it is found: `data-enquiry="contact"`. */
  mark: { name: string; value: string };
  /** What its controls are called. */
  fields: readonly string[];
  /** Where the page has several of them, its `form` field. */
  form?: string | undefined;
};

/** The form with this mark, by its `form` field where the page has several; else the first. */
export function findForm(
  tokens: readonly HtmlToken[],
  { mark, fields, form: wanted }: WantedForm,
): FoundForm | undefined {
  const starts = tokens.flatMap((token, index) =>
    attributeOf(token, "form", mark.name) === mark.value ? [index] : [],
  );
  const isWanted = (start: number) =>
    tokens
      .slice(start, findEndTag(tokens, start))
      .some(
        (token) =>
          attributeOf(token, "input", "name") === formField &&
          attributeOf(token, "input", "value") === wanted,
      );
  const start = starts.find(isWanted) ?? starts[0];
  return start === undefined ? undefined : describeForm(tokens, start, fields);
}

function describeForm(
  tokens: readonly HtmlToken[],
  start: number,
  fields: readonly string[],
): FoundForm {
  const controls: FoundForm["controls"] = new Map();
  const errors: FoundForm["errors"] = new Map();
  for (let index = start; index < findEndTag(tokens, start); index += 1) {
    const token = tokens[index];
    if (token?.type !== "start") continue;
    const { attributes } = token;
    const named = fields.find((field) => field === attributes.get("name"));
    const isControl =
      controlElements.has(token.name) && !otherTypes.has(attributes.get("type") ?? "");
    if (named && isControl) controls.set(named, index);
    const reported = fields.find((field) => field === attributes.get("data-error-for"));
    if (reported) errors.set(reported, index);
  }
  return { start, dialog: findDialog(tokens, start), controls, errors };
}

function findDialog(tokens: readonly HtmlToken[], form: number): number | undefined {
  const dialog = tokens.findLastIndex(
    (token, index) => index < form && token.type === "start" && token.name === "dialog",
  );
  return dialog !== -1 && findEndTag(tokens, dialog) > form ? dialog : undefined;
}

function attributeOf(token: HtmlToken, element: string, attribute: string): string | undefined {
  const isElement = token.type === "start" && token.name === element;
  return isElement ? token.attributes.get(attribute) : undefined;
}
