import * as z from "zod/mini";
import { withoutDirectionMarks } from "../field/clean-lines.ts";
import { trapField } from "./enquiry-form.ts";

const sourceKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "referrer",
  "landing",
] as const;

/** How the visitor came: campaign parameters, the site before, the first page. */
export type EnquirySource = Partial<Record<(typeof sourceKeys)[number], string>>;

const longestNote = 500;
const earliest = Date.parse("2000-01-01");
const latest = Date.parse("3000-01-01");

/** No visitor types these, so none is worth refusing an enquiry for: what is odd is cut or left out. */
function lenient<Value>(read: (given: unknown) => Value) {
  return z.pipe(z.optional(z.unknown()), z.transform(read));
}

function readNote(given: unknown): string | null {
  if (typeof given !== "string") return null;
  const text = withoutDirectionMarks(given.slice(0, longestNote).replaceAll(/\p{Cc}/gu, ""));
  return text.trim() || null;
}

function readSource(given: unknown): EnquirySource {
  const source: EnquirySource = {};
  if (typeof given !== "object" || given === null) return source;
  const entries = new Map<string, unknown>(Object.entries(given));
  for (const key of sourceKeys) {
    const note = readNote(entries.get(key));
    if (note !== null) source[key] = note;
  }
  return source;
}

/** When the form was opened, as the visitor's clock had it. */
function readStart(given: unknown): string | null {
  const time = typeof given === "string" ? Date.parse(given) : Number.NaN;
  return time > earliest && time < latest ? new Date(time).toISOString() : null;
}

/** What a form sends beside what was typed. */
export const enquiryOrigin = {
  page: lenient(readNote),
  startedAt: lenient(readStart),
  source: lenient(readSource),
  [trapField]: lenient(readNote),
};
