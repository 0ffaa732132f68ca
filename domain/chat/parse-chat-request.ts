import * as z from "zod/mini";
import { describeIssues, optionalText, requiredText } from "../contact/contact-fields.ts";
import { longestMessage } from "./protocol.ts";

const chatRequestSchema = z.object({
  message: requiredText("Please enter a message.", {
    name: "message",
    longest: longestMessage,
    hasLines: true,
  }),
  conversationId: z.pipe(
    z.nullish(z.uuid("The conversation has no valid id.")),
    z.transform((id) => id ?? null),
  ),
  page: optionalText({ name: "page", longest: 500 }),
});

export type ParsedChatRequest = z.infer<typeof chatRequestSchema>;

/** The request, or what is wrong with each field, in words for the visitor. */
export function parseChatRequest(
  body: unknown,
): { request: ParsedChatRequest } | { fields: Record<string, string> } {
  const parsed = chatRequestSchema.safeParse(body);
  return parsed.success ? { request: parsed.data } : { fields: describeIssues(parsed.error) };
}
