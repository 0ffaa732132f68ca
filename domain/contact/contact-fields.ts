import * as z from "zod/mini";
import { cleanLines, withoutDirectionMarks } from "./clean-lines.ts";

/** Without one of these a text is empty to whoever reads it. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;
const oneLine = /^\P{Cc}*$/u;
/** One plain address: no second recipient, no display name, no line break, nothing invisible. */
const address =
  /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+@(?:[^\s@<>,;:"()[\]\\.\p{Cc}\p{Cf}]+\.)+[^\s@<>,;:"()[\]\\.\p{Cc}\p{Cf}]+$/u;

type TextRules = { name: string; longest: number; hasLines?: boolean };

/** `missing` is said where there is nothing to read; then the rules of `optionalText`. */
export function requiredText(missing: string, rules: TextRules) {
  return cleanText(missing, rules).check(z.regex(visible, missing));
}

/** A text or null; nothing but spacing counts as nothing. */
export function optionalText(rules: TextRules) {
  return z.pipe(
    z.nullish(cleanText(`The ${rules.name} must be a text.`, rules)),
    z.transform((text) => (text && visible.test(text) ? text : null)),
  );
}

function cleanText(notText: string, { name, longest, hasLines = false }: TextRules) {
  const limit = longest.toLocaleString("en-GB");
  const plain = z.string(notText).check(
    z.overwrite((text) => (hasLines ? cleanLines(text) : withoutDirectionMarks(text)).trim()),
    z.maxLength(longest, `Please keep the ${name} under ${limit} characters.`),
  );
  return hasLines ? plain : plain.check(z.regex(oneLine, `Please write the ${name} on one line.`));
}

export const emailAddress = z
  .string("Please enter your email address.")
  .check(
    z.trim(),
    z.regex(visible, "Please enter your email address."),
    z.maxLength(320, "This email address is too long."),
    z.regex(address, "Please enter a valid email address."),
  );

/** What is wrong with each field, in words for the visitor: the first thing of each. */
export function describeIssues(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    fields[String(issue.path[0] ?? "body")] ??= issue.message;
  }
  return fields;
}
