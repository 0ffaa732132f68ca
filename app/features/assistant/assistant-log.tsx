import { type RefObject, useEffect, useRef } from "react";
import { assistantWidget } from "../../../content/assistant-widget.ts";
import { AssistantEntry, EntryWords } from "./assistant-entry.tsx";
import { AssistantGreeting } from "./assistant-greeting.tsx";
import { findAddress, findUnanswered } from "./conversation.ts";
import { ask, repeatQuestion, type AssistantState } from "./conversation-store.ts";
import { LeadForm } from "./lead-form.tsx";
import { TalkSigns } from "./talk-signs.tsx";
import { isWithPerson, type PanelTalk } from "./talk-store.ts";

type AssistantLogProps = {
  ref: RefObject<HTMLDivElement | null>;
  state: AssistantState;
  talkState: PanelTalk;
  isOpen: boolean;
  onFollow: (href?: string) => void;
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
  talkState,
  isOpen,
  onFollow,
  onActed,
  onNotice,
}: AssistantLogProps) {
  const { messages, isPending, partial, leadForm } = state;
  const hasPerson = isWithPerson(talkState);
  useFollow(ref, [isOpen, messages, isPending, partial, leadForm, talkState.talk?.isTyping]);

  function startQuestion(asking: Promise<void>) {
    onActed();
    void asking;
  }

  const last = messages.at(-1);
  const isWaiting = !isPending && findUnanswered(state) !== undefined;
  return (
    <section
      ref={ref}
      aria-label={assistantWidget.conversation}
      className="flex scrollbar-thin scrollbar-thumb-line flex-col overflow-y-auto overscroll-contain px-(--side) py-6 focus-visible:-outline-offset-3 low:overflow-visible"
    >
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
      {hasPerson && <TalkSigns messages={messages} state={talkState} />}
      {isPending && partial !== "" && (
        <div aria-hidden="true" className="pt-4" data-answer="">
          <EntryWords text={partial} />
        </div>
      )}
      {isPending && (
        <p className="mt-4 animate-thinking bg-linear-to-r from-transparent via-amber to-transparent bg-size-[40%_1px] bg-position-[0_100%] bg-no-repeat pb-2.5 text-small/body text-mist">
          {assistantWidget.thinking}
        </p>
      )}
      {isWaiting && (
        <div>
          {last?.isUser && (
            <p className="mt-2 text-small text-mist">{assistantWidget.unanswered}</p>
          )}
          <button
            type="button"
            className="mt-3 min-h-11 cursor-pointer rounded-control border border-edge px-5 font-display text-note font-stretch-118% hover:border-amber hover:text-amber-bright"
            onClick={() => startQuestion(repeatQuestion())}
          >
            {assistantWidget.retry}
          </button>
        </div>
      )}
      {leadForm === "shown" && (
        <LeadForm
          conversationId={state.conversationId}
          email={findAddress(state)}
          onDone={onActed}
          onNotice={onNotice}
        />
      )}
    </section>
  );
}

/** Scrolls to what is new; while nothing is, the visitor scrolls. */
function useFollow(scroller: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  const last = useRef<readonly unknown[]>([]);

  useEffect(() => {
    const element = scroller.current;
    const isNew = shown.some((value, index) => value !== last.current[index]);
    last.current = shown;
    if (!element || !isNew) return;
    bringIntoView(element);
  });
}

/** As far down as the last question stays in sight, and the beginning of the form comes into it. */
function bringIntoView(scroller: HTMLElement) {
  // By keyboard alone, too, when there is something to scroll.
  scroller.tabIndex = scroller.scrollHeight > scroller.clientHeight ? 0 : -1;
  const { top } = scroller.getBoundingClientRect();
  const topOf = (element: Element) =>
    element.getBoundingClientRect().top - top + scroller.scrollTop;
  const question = [...scroller.querySelectorAll("[data-question]")].at(-1);
  const form = scroller.querySelector("[data-lead-form]");
  const upToQuestion = question ? topOf(question) : 0;
  const downToForm = form ? topOf(form) + 200 - scroller.clientHeight : 0;
  scroller.scrollTop = Math.max(upToQuestion, downToForm);
}
