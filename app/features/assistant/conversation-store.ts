import { assistantFailure } from "../../../content/assistant-widget.ts";
import { describeWait } from "../../../content/waiting-time.ts";
import {
  asksForLead,
  longestMessage,
  type AssistantReply,
  type OfferedPerson,
} from "../../../domain/assistant/protocol.ts";
import type { TalkMessage } from "../../../domain/talk/talk.ts";
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
  /** The last answer has told the studio. */
  offered: OfferedPerson | undefined;
};

/**
 * The one conversation of this tab. It lives outside React, so that an answer finds it on whichever
 * page the visitor is by then.
 */
let state: AssistantState = { ...readKept(), isPending: false, partial: "", offered: undefined };
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
export function canSend({ isPending }: Pick<AssistantState, "isPending">, text: string): boolean {
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

export function writeMessage(message: Omit<ConversationMessage, "timestamp">) {
  const timestamp = new Date().toISOString();
  commit({ draft: "", messages: [...state.messages, { ...message, timestamp }] });
}

export function changeMessage(id: string, change: Partial<ConversationMessage>) {
  const messages = state.messages.map((each) => (each.id === id ? { ...each, ...change } : each));
  commit({ messages });
}

export function removeMessage(id: string) {
  commit({ messages: state.messages.filter((each) => each.id !== id) });
}

/** How the conversation stands, among what was said. */
export function addNote(text: string) {
  commit({ messages: [...state.messages, compose(text, { isNote: true })] });
}

/** What the database has of the conversation: each once, also what was said here before anybody asked for a person. */
export function takeStored(stored: readonly TalkMessage[]) {
  if (stored.length === 0) return;
  const known = new Map(state.messages.map((message) => [message.id, message]));
  const saidHere = new Set(
    state.messages.filter(({ isStored, delivery }) => !isStored && !delivery).map(wordsOf),
  );
  const fresh: ConversationMessage[] = [];
  for (const message of stored) {
    const merged = fromStored(message);
    if (known.has(message.id)) known.set(message.id, merged);
    else if (message.discipline !== null || !saidHere.has(wordsOf(merged))) fresh.push(merged);
  }
  const messages = [...state.messages.map((each) => known.get(each.id) ?? each), ...fresh];
  commit({ messages });
}

const wordsOf = ({ isUser, text }: ConversationMessage) => `${isUser} ${text}`;

function fromStored(message: TalkMessage): ConversationMessage {
  const { id, text, isUser, discipline, sources, at } = message;
  return {
    id,
    text,
    isUser,
    timestamp: at,
    isStored: true,
    ...(sources.length > 0 && { sources }),
    ...(discipline && { person: discipline }),
  };
}

export function setConversation(conversationId: string) {
  if (state.conversationId !== conversationId) commit({ conversationId });
}

export function showLeadFormSoon() {
  if (state.leadForm === "hidden") commit({ leadForm: "due" });
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
  commit({
    ...emptyConversation,
    conversationId: undefined,
    isPending: false,
    partial: "",
    offered: undefined,
  });
}

async function awaitAnswer(message: string) {
  const attempt = new AbortController();
  pending = attempt;
  commit({ isPending: true, partial: "", offered: undefined });
  const { conversationId } = state;
  const outcome = await sendQuestion({
    request: {
      message,
      page: location.pathname,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(conversationId && { conversationId }),
    },
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
    ? composeReply(outcome.reply)
    : compose(assistantFailure.message, { failure: explain(outcome) });
  const asksNow = isAnswered && asksForLead(outcome.reply.response);
  commit({
    isPending: false,
    partial: "",
    messages: [...state.messages, message],
    offered: isAnswered ? outcome.reply.person : undefined,
    ...(isAnswered && outcome.reply.conversationId
      ? { conversationId: outcome.reply.conversationId }
      : {}),
    ...(asksNow && state.leadForm === "hidden" ? { leadForm: "due" } : {}),
  });
}

/** What was on its way when the page was left may not have arrived. */
function readKept(): KeptConversation {
  const { messages, ...kept } = readKeptConversation();
  const settled = messages.map((message) =>
    message.delivery ? { ...message, delivery: "failed" as const } : message,
  );
  return { ...kept, messages: settled };
}

function explain(outcome: Exclude<AskOutcome, { is: "answered" }>): { detail?: string } {
  if (outcome.is === "limited")
    return { detail: assistantFailure.limited(describeWait(outcome.seconds)) };
  return outcome.is === "offline" ? { detail: assistantFailure.offline } : {};
}

function composeReply({ response, sources, cards, prices }: AssistantReply): ConversationMessage {
  return compose(response, { sources, cards, prices });
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
