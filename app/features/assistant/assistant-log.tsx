import type { RefObject } from "react";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import { AssistantEntry } from "./assistant-entry.tsx";
import { AssistantGreeting } from "./assistant-greeting.tsx";
import "./assistant-log.css";
import { findUnanswered } from "./conversation.ts";
import { ask, repeatQuestion, type AssistantState } from "./conversation-store.ts";
import { LeadForm } from "./lead-form.tsx";
import { useFollow } from "./use-follow.ts";

type AssistantLogProps = {
  ref: RefObject<HTMLDivElement | null>;
  state: AssistantState;
  isOpen: boolean;
  onFollow: () => void;
  /** The button that was pressed has gone, and the focus with it. */
  onActed: () => void;
  onNotice: (words: string) => void;
};

/**
 * The log holds what stands, so that a screen reader says each answer once. What is still coming is
 * only shown, after it.
 */
export function AssistantLog({
  ref,
  state,
  isOpen,
  onFollow,
  onActed,
  onNotice,
}: AssistantLogProps) {
  const { messages, isPending, partial, leadForm } = state;
  useFollow(ref, [isOpen, messages, isPending, partial, leadForm]);

  function startQuestion(asking: Promise<void>) {
    onActed();
    void asking;
  }

  const last = messages.at(-1);
  const isWaiting = !isPending && findUnanswered(state) !== undefined;
  return (
    <section ref={ref} aria-label={assistantWidget.conversation} className="chat-scroller">
      <AssistantGreeting
        hasBegun={messages.length > 0}
        onAsk={(question) => startQuestion(ask(question))}
        onFollow={onFollow}
      />
      <div role="log" aria-label={assistantWidget.messages}>
        {messages.map((message) => (
          <AssistantEntry key={message.id} message={message} onFollow={onFollow} />
        ))}
      </div>
      {isPending && partial !== "" && (
        <div aria-hidden="true" className="chat-entry chat-answer">
          <p className="chat-speaker">{assistantWidget.title}</p>
          <p className="chat-text">{partial}</p>
        </div>
      )}
      {isPending && <p className="chat-thinking">{assistantWidget.thinking}</p>}
      {isWaiting && (
        <div className="chat-waiting">
          {last?.isUser && <p>{assistantWidget.unanswered}</p>}
          <button
            type="button"
            className="chat-retry"
            onClick={() => startQuestion(repeatQuestion())}
          >
            {assistantWidget.retry}
          </button>
        </div>
      )}
      {leadForm === "shown" && (
        <LeadForm conversationId={state.conversationId} onDone={onActed} onNotice={onNotice} />
      )}
    </section>
  );
}
