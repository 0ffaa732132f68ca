import * as z from "zod/mini";
import { cleanLines, withoutDirectionMarks } from "./clean-lines.ts";
import { fault, type Fault, type TextName } from "./fault.ts";
import { findPrintFault } from "./printable.ts";

/** Without one of these a text is empty to whoever reads it. */
export const visible = /[^\s\p{Cc}\p{Cf}]/u;
const oneLine = /^\P{Cc}*$/u;

type TextRules = { name: TextName; longest: number; hasLines?: boolean };

/** Of what stands on a document: a check for a text that its PDF can print. */
export function isPrinted({ value, issues }: z.core.ParsePayload<string>): void {
  const message = findPrintFault(value);
  if (message) issues.push({ code: "custom", input: value, message });
}

/** `missing` where there is nothing to read; then the rules of `optionalText`. */
export function requiredText(missing: Fault, rules: TextRules) {
  return cleanText(missing, rules).check(z.regex(visible, missing));
}

/** A text or null; nothing but spacing counts as nothing. */
export function optionalText(rules: TextRules) {
  return z.pipe(
    z.nullish(cleanText(`text-not-text:${rules.name}`, rules)),
    z.transform((text) => (text && visible.test(text) ? text : null)),
  );
}

function cleanText(notText: Fault, { name, longest, hasLines = false }: TextRules) {
  const plain = z.string(notText).check(
    z.overwrite((text) => (hasLines ? cleanLines(text) : withoutDirectionMarks(text)).trim()),
    z.maxLength(longest, fault(`text-too-long:${name}:${longest}`)),
  );
  return hasLines ? plain : plain.check(z.regex(oneLine, fault(`text-many-lines:${name}`)));
}
