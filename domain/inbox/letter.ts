import * as z from "zod/mini";
import { requiredText } from "../contact/contact-fields.ts";

/** The studio's answer to an item, as it is sent. */
export const letterSchema = z.object({
  itemId: z.uuid("There is no such item."),
  subject: requiredText("Please write a subject.", { name: "subject", longest: 200 }),
  body: requiredText("Please write your answer.", {
    name: "answer",
    longest: 20_000,
    hasLines: true,
  }),
});

export type Letter = z.infer<typeof letterSchema>;
export type ParsedLetter = { letter: Letter } | { fields: Record<string, string> };

/** The letter, or what is wrong with each field. */
export function parseLetter(body: unknown): ParsedLetter {
  const parsed = letterSchema.safeParse(body);
  if (parsed.success) return { letter: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    fields[String(path[0] ?? "body")] ??= message;
  return { fields };
}

/** An empty line begins a new paragraph. */
export function splitParagraphs(body: string): string[] {
  return body
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
