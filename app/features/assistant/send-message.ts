import { ask } from "./conversation-store.ts";
import { isWithPerson, onNotPassedOn, sayToPerson, talkStore } from "./talk-store.ts";

onNotPassedOn(ask);

/** To whoever has the conversation: a person, or the assistant. */
export function sendMessage(text: string): Promise<void> {
  return isWithPerson(talkStore.read()) ? sayToPerson(text.trim()) : ask(text);
}
