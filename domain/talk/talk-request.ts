import * as z from "zod/mini";
import { longestMessage } from "../assistant/protocol.ts";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { optionalText, requiredText } from "../field/text.ts";

export const talkFunction = "talk-to-person";
export const followFunction = "follow-talk";

const token = z.string().check(z.minLength(20), z.maxLength(100));
const conversationId = z.uuid(fault("conversation-id-invalid")).check(z.toLowerCase());
const known = { conversationId, token };
const begun = {
  conversationId: z.nullish(conversationId),
  token: z.nullish(token),
  page: optionalText({ name: "page", longest: 500 }),
};

/**
 * `ask` and `join` begin with a conversation that has no token yet, with none, or with both: the first wants a person, the
 * second only to follow. Everything else needs the token, which travels in the body and in no address.
 */
export const talkRequest = z.discriminatedUnion("action", [
  z.object({ ...begun, action: z.literal("ask") }),
  z.object({ ...begun, action: z.literal("join") }),
  z.object({
    ...known,
    action: z.literal("say"),
    /** The sender's: sent twice, it is there once. */
    id: z.uuid(),
    text: requiredText("message-missing", {
      name: "message",
      longest: longestMessage,
      hasLines: true,
    }),
  }),
  z.object({
    ...known,
    action: z.literal("note"),
    isTyping: z.optional(z.boolean()),
    readUntil: z.optional(z.iso.datetime({ offset: true })),
  }),
  /** Back to the assistant. */
  z.object({ ...known, action: z.literal("return") }),
  /** The visitor forgets the conversation: nobody can read it by that token any more. */
  z.object({ ...known, action: z.literal("forget") }),
]);

export type TalkRequest = z.infer<typeof talkRequest>;

/** `since` is the time of the last message that is known already. */
export const followRequest = z.object({
  ...known,
  since: z.nullish(z.iso.datetime({ offset: true })),
});

export type FollowRequest = z.infer<typeof followRequest>;

type Parsed<Request> = { request: Request } | { faults: Faults };

export function parseTalkRequest(body: unknown): Parsed<TalkRequest> {
  const parsed = talkRequest.safeParse(body);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}

export function parseFollowRequest(body: unknown): Parsed<FollowRequest> {
  const parsed = followRequest.safeParse(body);
  return parsed.success ? { request: parsed.data } : { faults: listFaults(parsed.error) };
}
