import type { ChatSource } from "../../../domain/assistant/protocol.ts";

export type ChatMessage = {
  id: string;
  text: string;
  isUser: boolean;
  /** ISO 8601. */
  timestamp: string;
  sources?: readonly ChatSource[];
  /** No answer: the text says so, this says why where that is known. */
  failure?: { detail?: string };
};

/** "due" from a reply that asks for it until its second is over. */
export type LeadFormState = "hidden" | "due" | "shown";

/** What outlives a page load. */
export type ChatConversation = {
  conversationId?: string | undefined;
  messages: readonly ChatMessage[];
  leadForm: LeadFormState;
  /** Written but not sent. */
  draft: string;
};

/** Under which the chat's form keeps what is typed into it. */
export const leadFormId = "assistant-lead";

export const emptyConversation: ChatConversation = { messages: [], leadForm: "hidden", draft: "" };

/** The question that has no answer yet: after a failure, or a page load in the middle of it. */
export function findUnanswered({ messages }: ChatConversation): ChatMessage | undefined {
  const answered = messages.findLastIndex(({ isUser, failure }) => !isUser && !failure);
  const last = messages.findLast(({ isUser }) => isUser);
  return last && messages.indexOf(last) > answered ? last : undefined;
}
