import * as z from "zod/mini";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { longestMessage } from "./protocol.ts";

export const chatRequestSchema = z.object({
  message: requiredText("chat-message-missing", {
    name: "message",
    longest: longestMessage,
    hasLines: true,
  }),
  conversationId: z.pipe(
    z.nullish(z.uuid(fault("conversation-id-invalid"))),
    z.transform((id) => id ?? null),
  ),
  page: optionalText({ name: "page", longest: 500 }),
});

export type ParsedChatRequest = z.infer<typeof chatRequestSchema>;

/** The request, or what is wrong with each field. */
export function parseChatRequest(
  body: unknown,
): { request: ParsedChatRequest } | { faults: Faults } {
  const parsed = chatRequestSchema.safeParse(body);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}
