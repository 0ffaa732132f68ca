import { assistantFailure } from "../../../content/assistant-widget.ts";
import { describeWait } from "../../../content/waiting-time.ts";
import { asksForLead, longestMessage } from "../../../domain/assistant/protocol.ts";
import { dropDraft } from "../../form/draft-store.ts";
import type { Asking, AskOutcome } from "./ask-assistant.ts";
import {
  type ConversationMessage,
  type KeptConversation,
  emptyConversation,
  findUnanswered,
  leadFormId,
} from "./conversation.ts";
import { keepConversation, readKeptConversation } from "./keep-conversation.ts";

export type AssistantState = KeptConversation & {
  isPending: boolean;
  /** As much of the coming answer as may be shown; it does not stand yet. */
  partial: string;
};

/**
 * The one conversation of this tab. It lives outside React, so that an answer finds it on whichever
 * page the visitor is by then.
 */
let state: AssistantState = { ...readKeptConversation(), isPending: false, partial: "" };
let pending: AbortController | undefined;
const listeners = new Set<() => void>();

// Leaving the page ends the request, which is no failure: the question waits to be asked again.
addEventListener("pagehide", () => (pending = undefined));
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && state.isPending) commit({ isPending: false, partial: "" });
});

export const assistantStore = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function writeDraft(draft: string) {
  commit({ draft });
}

/** Nothing is sent while a reply is pending, nor what is empty or too long to be read. */
export function canSend({ isPending }: AssistantState, text: string): boolean {
  const message = text.trim();
  return !isPending && message !== "" && message.length <= longestMessage;
}

export async function ask(text: string) {
  if (!canSend(state, text)) return;
  const message = text.trim();
  commit({ draft: "", messages: [...state.messages, compose(message, { isUser: true })] });
  await awaitAnswer(message);
}

/** Asks the unanswered question again; what was said about its failure goes. */
export async function repeatQuestion() {
  const question = findUnanswered(state);
  if (!question || state.isPending) return;
  const upToQuestion = state.messages.slice(0, state.messages.indexOf(question) + 1);
  commit({ messages: upToQuestion });
  await awaitAnswer(question.text);
}

export function say(text: string) {
  commit({ messages: [...state.messages, compose(text)] });
}

export function showLeadForm() {
  commit({ leadForm: "shown" });
}

export function hideLeadForm() {
  commit({ leadForm: "hidden" });
}

export function clearConversation() {
  pending?.abort();
  pending = undefined;
  dropDraft(leadFormId);
  commit({ ...emptyConversation, conversationId: undefined, isPending: false, partial: "" });
}

async function awaitAnswer(message: string) {
  const attempt = new AbortController();
  pending = attempt;
  commit({ isPending: true, partial: "" });
  const { conversationId } = state;
  const outcome = await sendQuestion({
    request: { message, page: location.pathname, ...(conversationId && { conversationId }) },
    onConversation: (id) => pending === attempt && commit({ conversationId: id }),
    onPartial: (partial) => pending === attempt && commit({ partial }),
    signal: attempt.signal,
  });
  if (outcome.is === "failed") await leavingHasShown();
  // Cleared or left meanwhile: the answer belongs to nothing any more.
  if (pending !== attempt) return;
  pending = undefined;
  settle(outcome);
}

/** A browser that leaves the page ends its requests a moment before it says so. */
function leavingHasShown() {
  return new Promise((done) => setTimeout(done, 300));
}

function settle(outcome: AskOutcome) {
  const isAnswered = outcome.is === "answered";
  const message = isAnswered
    ? compose(outcome.reply.response, { sources: outcome.reply.sources })
    : compose(assistantFailure.message, { failure: explain(outcome) });
  const asksNow = isAnswered && asksForLead(outcome.reply.response);
  commit({
    isPending: false,
    partial: "",
    messages: [...state.messages, message],
    ...(isAnswered && outcome.reply.conversationId
      ? { conversationId: outcome.reply.conversationId }
      : {}),
    ...(asksNow && state.leadForm === "hidden" ? { leadForm: "due" } : {}),
  });
}

function explain(outcome: Exclude<AskOutcome, { is: "answered" }>): { detail?: string } {
  if (outcome.is === "limited")
    return { detail: assistantFailure.limited(describeWait(outcome.seconds)) };
  return outcome.is === "offline" ? { detail: assistantFailure.offline } : {};
}

function compose(text: string, more: Partial<ConversationMessage> = {}): ConversationMessage {
  const timestamp = new Date().toISOString();
  return { id: `${timestamp}-${state.messages.length}`, text, isUser: false, timestamp, ...more };
}

function commit(change: Partial<AssistantState>) {
  state = { ...state, ...change };
  const { conversationId, messages, leadForm, draft } = state;
  const isEmpty = messages.length === 0 && draft === "";
  keepConversation(isEmpty ? emptyConversation : { conversationId, messages, leadForm, draft });
  for (const listener of listeners) listener();
}

async function sendQuestion(asking: Asking): Promise<AskOutcome> {
  try {
    const { askAssistant } = await loadSender();
    return await askAssistant(asking);
  } catch {
    return { is: navigator.onLine ? "failed" : "offline" };
  }
}

/** Fetched while the visitor writes, and there should the line drop. */
export function loadSender() {
  return import("./ask-assistant.ts");
}
