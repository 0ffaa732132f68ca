import * as z from "zod/mini";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { requiredText } from "../field/text.ts";

/** The studio's answer to an item, as it is sent. */
export const replySchema = z.object({
  itemId: z.uuid(fault("item-unknown")),
  subject: requiredText("subject-missing", { name: "subject", longest: 200 }),
  body: requiredText("answer-missing", {
    name: "answer",
    longest: 20_000,
    hasLines: true,
  }),
});

export type Reply = z.infer<typeof replySchema>;
export type ParsedReply = { reply: Reply } | { faults: Faults };

/** The reply, or what is wrong with each field. */
export function parseReply(body: unknown): ParsedReply {
  const parsed = replySchema.safeParse(body);
  return parsed.success ? { reply: parsed.data } : { faults: listFaults(parsed.error) };
}

/** An empty line begins a new paragraph. */
export function splitParagraphs(body: string): string[] {
  return body
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
