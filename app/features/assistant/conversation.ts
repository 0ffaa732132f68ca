import type { DisciplineId } from "../../../domain/talk/discipline.ts";
import type { AnswerCard, AnswerPrice, AnswerSource } from "../../../domain/assistant/protocol.ts";

export type ConversationMessage = {
  id: string;
  text: string;
  isUser: boolean;
  /** ISO 8601. */
  timestamp: string;
  sources?: readonly AnswerSource[];
  cards?: readonly AnswerCard[] | undefined;
  prices?: readonly AnswerPrice[] | undefined;
  /** No answer: the text says so, this says why where that is known. */
  failure?: { detail?: string };
  /** A person of the studio wrote it, as this discipline. */
  person?: DisciplineId;
  /** Neither side said it: how the conversation stands. */
  isNote?: boolean;
  /** Of the visitor's words to a person, while they are not there. */
  delivery?: "sending" | "failed" | undefined;
  /** Id and time are the database's. */
  isStored?: boolean;
};

/** "due" from a reply that asks for it until its second is over. */
export type LeadFormState = "hidden" | "due" | "shown";

/** What outlives a page load. */
export type KeptConversation = {
  conversationId?: string | undefined;
  messages: readonly ConversationMessage[];
  leadForm: LeadFormState;
  /** Written but not sent. */
  draft: string;
};

/** Under which the chat's form keeps what is typed into it. */
export const leadFormId = "assistant-lead";

export const emptyConversation: KeptConversation = { messages: [], leadForm: "hidden", draft: "" };

/** The question that has no answer yet: after a failure, or a page load in the middle of it. */
export function findUnanswered({ messages }: KeptConversation): ConversationMessage | undefined {
  const answered = messages.findLastIndex(({ isUser, failure }) => !isUser && !failure);
  // What was written to a person is the person's to answer.
  const last = messages.findLast(
    ({ isUser, isStored, delivery }) => isUser && !isStored && !delivery,
  );
  return last && messages.indexOf(last) > answered ? last : undefined;
}

/** The e-mail address that the visitor wrote last: nobody is asked for it twice. */
export function findAddress({ messages }: Pick<KeptConversation, "messages">): string | undefined {
  const written = messages.filter(({ isUser }) => isUser).map(({ text }) => text);
  return written
    .join(" ")
    .match(/[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[a-z]{2,}/gi)
    ?.at(-1);
}
