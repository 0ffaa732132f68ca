import * as z from "zod/mini";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { requiredText } from "../field/text.ts";

/** The studio's answer to an item, as it is sent. */
export const letterSchema = z.object({
  itemId: z.uuid(fault("item-unknown")),
  subject: requiredText("subject-missing", { name: "subject", longest: 200 }),
  body: requiredText("answer-missing", {
    name: "answer",
    longest: 20_000,
    hasLines: true,
  }),
});

export type Letter = z.infer<typeof letterSchema>;
export type ParsedLetter = { letter: Letter } | { faults: Faults };

/** The letter, or what is wrong with each field. */
export function parseLetter(body: unknown): ParsedLetter {
  const parsed = letterSchema.safeParse(body);
  return parsed.success ? { letter: parsed.data } : { faults: listFaults(parsed.error) };
}

/** An empty line begins a new paragraph. */
export function splitParagraphs(body: string): string[] {
  return body
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
