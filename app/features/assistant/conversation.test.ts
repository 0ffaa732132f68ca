// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { keepDraft, readDraft } from "../../form/draft-store.ts";
import {
  type ConversationMessage,
  emptyConversation,
  findAddress,
  findUnanswered,
  leadFormId,
} from "./conversation.ts";
import { assistantStore, clearConversation, showLeadForm } from "./conversation-store.ts";
import { keepConversation, readKeptConversation } from "./keep-conversation.ts";

const timestamp = "2026-03-01T10:00:00.000Z";
const question: ConversationMessage = { id: "1", text: "How much?", isUser: true, timestamp };
const answer: ConversationMessage = { id: "2", text: "From £15,000.", isUser: false, timestamp };
const failure: ConversationMessage = { ...answer, id: "3", failure: {} };

const conversationOf = (...messages: ConversationMessage[]) => ({ ...emptyConversation, messages });

afterEach(() => sessionStorage.clear());

it("knows which question is waiting for its answer", () => {
  expect(findUnanswered(emptyConversation)).toBeUndefined();
  expect(findUnanswered(conversationOf(question))).toBe(question);
  expect(findUnanswered(conversationOf(question, failure))).toBe(question);
  expect(findUnanswered(conversationOf(question, answer))).toBeUndefined();
  expect(findUnanswered(conversationOf(question, failure, answer))).toBeUndefined();
});

it("finds the address that the visitor wrote last, and no one else's", () => {
  const written = {
    ...question,
    text: "Write to jo@old.example. No: to jo.b@bakery.example, please",
  };
  const told = { ...answer, text: "Ours is studio@kinolume.example." };
  expect(findAddress(conversationOf(written, told))).toBe("jo.b@bakery.example");
  expect(findAddress(conversationOf(question, told))).toBeUndefined();
});

it("keeps a conversation in the tab, and nothing of an empty one", () => {
  const sources = [{ title: "Pricing", href: "/pricing" }];
  const cards = [{ title: "Rom Boys", href: "/case-study/rom-boys", text: "Film and release" }];
  const prices = [{ name: "Basic PR", price: "£500", per: "per campaign" }];
  const conversation = conversationOf(question, { ...answer, sources, cards, prices });
  keepConversation(conversation);
  expect(readKeptConversation()).toEqual(conversation);
  keepConversation(emptyConversation);
  expect(sessionStorage.length).toBe(0);
});

it("begins anew where what was kept cannot be read", () => {
  for (const kept of ["{", "[]", '{"messages":[{"text":1}],"leadForm":"hidden","draft":""}']) {
    sessionStorage.setItem("chat", kept);
    expect(readKeptConversation()).toBe(emptyConversation);
  }
});

it("cleared, nothing that was typed into its form is left", () => {
  showLeadForm();
  const draft = readDraft(leadFormId);
  keepDraft(leadFormId, { ...draft, values: { name: "Ann Keeper" } });
  clearConversation();
  expect(assistantStore.read().leadForm).toBe("hidden");
  expect(sessionStorage.length).toBe(0);
  expect(readDraft(leadFormId).values).toEqual({});
  expect(readDraft(leadFormId).key).not.toBe(draft.key);
});
