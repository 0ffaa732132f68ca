import { useState } from "react";
import { messageWords } from "../../../content/message.ts";
import { isOwn, type Message, type Side } from "../../../domain/message/message.ts";
import { compareMessages } from "../../../domain/message/merge-messages.ts";

/** What a screen reader is told: messages of others that came while one was here, and no history. */
export function useArrivals(
  messages: readonly Message[],
  { me, side, nameOf }: { me: string; side: Side; nameOf: (message: Message) => string },
): string {
  const [seen, setSeen] = useState({ messages, newest: messages.at(-1), words: "" });
  if (seen.messages === messages) return seen.words;
  const { newest } = seen;
  // Colleagues of a client write on the same side; the studio speaks with one voice.
  const isMine = (message: Message) =>
    isOwn(message, side) && (side === "studio" || message.sender_id === me);
  const arrived = newest
    ? messages.filter((message) => compareMessages(message, newest) > 0 && !isMine(message))
    : [];
  const words = arrived.map((message) =>
    messageWords.arrived(
      nameOf(message),
      message.body.trim() || messageWords.files(message.attachments.length),
    ),
  );
  const said = words.length > 0 ? words.join(" ") : seen.words;
  setSeen({ messages, newest: messages.at(-1) ?? newest, words: said });
  return said;
}
