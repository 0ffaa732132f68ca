import { disciplineIds } from "../../../domain/talk/discipline.ts";
import {
  type ConversationMessage,
  type KeptConversation,
  emptyConversation,
} from "./conversation.ts";

const entry = "chat";

/** For this tab, until it is closed; where storage is denied, until the page is left. */
export function keepConversation(conversation: KeptConversation) {
  try {
    if (conversation === emptyConversation) sessionStorage.removeItem(entry);
    else sessionStorage.setItem(entry, JSON.stringify(conversation));
  } catch {
    // Denied or full: the copy in memory has to do.
  }
}

export function readKeptConversation(): KeptConversation {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? "null");
    return isConversation(kept) ? kept : emptyConversation;
  } catch {
    return emptyConversation;
  }
}

/** Written by this build or another: what does not fit is begun anew. */
function isConversation(kept: unknown): kept is KeptConversation {
  return (
    isObject(kept) &&
    (kept.conversationId === undefined || typeof kept.conversationId === "string") &&
    typeof kept.draft === "string" &&
    ["hidden", "due", "shown"].includes(String(kept.leadForm)) &&
    Array.isArray(kept.messages) &&
    kept.messages.every(isMessage)
  );
}

function isMessage(kept: unknown): kept is ConversationMessage {
  return (
    isObject(kept) &&
    typeof kept.id === "string" &&
    typeof kept.text === "string" &&
    typeof kept.isUser === "boolean" &&
    typeof kept.timestamp === "string" &&
    (kept.failure === undefined || isObject(kept.failure)) &&
    (kept.person === undefined || disciplineIds.some((id) => id === kept.person)) &&
    isList(kept.sources, ["title", "href"]) &&
    isList(kept.cards, ["title", "href", "text"]) &&
    isList(kept.prices, ["name", "price", "per"])
  );
}

/** Absent, or items that have a text under each of these names. */
function isList(kept: unknown, names: readonly string[]): boolean {
  if (kept === undefined) return true;
  return (
    Array.isArray(kept) &&
    kept.every((item) => isObject(item) && names.every((name) => typeof item[name] === "string"))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
