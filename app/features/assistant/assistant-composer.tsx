import { ArrowUp } from "lucide-react";
import { type KeyboardEvent, type Ref, type SyntheticEvent } from "react";
import { assistantWidget, messageLength } from "../../../content/assistant-widget.ts";
import { longestMessage } from "../../../domain/assistant/protocol.ts";
import "./assistant-composer.css";
import { ask, canSend, type AssistantState, writeDraft } from "./conversation-store.ts";

type AssistantComposerProps = {
  ref: Ref<HTMLTextAreaElement>;
  state: AssistantState;
  /** What only a screen reader has to be told. */
  onNotice: (words: string) => void;
};

/** How much room is left is said only when little is. */
const nearTheEnd = 200;

export function AssistantComposer({ ref, state, onNotice }: AssistantComposerProps) {
  const { draft, isPending } = state;
  const left = longestMessage - draft.trim().length;
  const isSendable = canSend(state, draft);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (left < 0) onNotice(describeLength(left));
    void ask(draft);
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed, Enter chooses among its spellings.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  }

  return (
    <form className="chat-composer" onSubmit={send}>
      <label htmlFor="chat-input" className="sr-only">
        {assistantWidget.question}
      </label>
      <textarea
        ref={ref}
        id="chat-input"
        rows={1}
        value={draft}
        placeholder={isPending ? "" : assistantWidget.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        // Not `disabled`: that would take the focus, and on a phone the keyboard, away.
        readOnly={isPending}
        aria-disabled={isPending || undefined}
        aria-describedby="chat-keys chat-length"
        aria-invalid={left < 0 || undefined}
        onChange={(event) => {
          writeDraft(event.currentTarget.value);
          onNotice("");
        }}
        onKeyDown={sendOnEnter}
        className="chat-input"
      />
      <button
        type="submit"
        className="chat-send"
        aria-label={assistantWidget.send}
        aria-disabled={!isSendable || undefined}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <p id="chat-keys" className="chat-keys">
        {assistantWidget.keys}
      </p>
      <p id="chat-length" className="chat-length" data-over={left < 0 || undefined}>
        {describeLength(left)}
      </p>
    </form>
  );
}

function describeLength(left: number): string {
  if (left < 0) return messageLength.over(longestMessage.toLocaleString("en-GB"), -left);
  return left <= nearTheEnd ? messageLength.left(left) : "";
}
