import * as z from "zod/mini";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";
import { givenZone } from "../field/zone.ts";
import { longestMessage } from "./protocol.ts";

export const assistantRequestSchema = z.object({
  message: requiredText("chat-message-missing", {
    name: "message",
    longest: longestMessage,
    hasLines: true,
  }),
  conversationId: z.pipe(
    z.nullish(z.uuid(fault("conversation-id-invalid")).check(z.toLowerCase())),
    z.transform((id) => id ?? null),
  ),
  page: optionalText({ name: "page", longest: 500 }),
  zone: givenZone,
});

export type ParsedAssistantRequest = z.infer<typeof assistantRequestSchema>;

/** The request, or what is wrong with each field. */
export function parseAssistantRequest(
  body: unknown,
): { request: ParsedAssistantRequest } | { faults: Faults } {
  const parsed = assistantRequestSchema.safeParse(body);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}
