import ArrowUp from "lucide-react/icons/arrow-up";
import { type KeyboardEvent, type Ref, type SyntheticEvent } from "react";
import { assistantWidget, messageLength } from "../../../content/assistant-widget.ts";
import { talkWords } from "../../../content/talk.ts";
import { longestMessage } from "../../../domain/assistant/protocol.ts";
import { cx } from "../../ui/cx.ts";
import { canSend, type AssistantState, writeDraft } from "./conversation-store.ts";
import { sendMessage } from "./send-message.ts";
import { noteTyping } from "./talk-store.ts";

type AssistantComposerProps = {
  ref: Ref<HTMLTextAreaElement>;
  state: AssistantState;
  /** Whether a person reads it. */
  hasPerson: boolean;
  /** What only a screen reader has to be told. */
  onNotice: (words: string) => void;
};

const inputLook =
  "-ml-3 field-sizing-content max-h-[min(10rem,30dvh)] min-h-11 w-[calc(100%+0.75rem)] resize-none scrollbar-thin rounded-control px-3 py-2.25 " +
  "text-plain/[1.6] text-paper caret-amber placeholder:text-mist placeholder:opacity-100 focus-visible:-outline-offset-1 aria-disabled:cursor-progress " +
  // Where it cannot grow with its words: three lines, once there are any.
  "not-supports-[field-sizing:content]:not-placeholder-shown:min-h-23";

const sendLook =
  "grid size-11 cursor-pointer place-items-center rounded-control border border-amber bg-amber text-night " +
  "transition-[color,background-color,border-color] duration-300 ease-camera hover:bg-amber-bright " +
  "off:cursor-not-allowed off:border-line off:bg-transparent off:text-edge";

const noteLook = "col-span-full pt-1.5";

/** How much room is left is said only when little is. */
const nearTheEnd = 200;

export function AssistantComposer({ ref, state, hasPerson, onNotice }: AssistantComposerProps) {
  const { draft } = state;
  // A person can be written to at any time.
  const isPending = state.isPending && !hasPerson;
  const words = hasPerson ? talkWords : assistantWidget;
  const left = longestMessage - draft.trim().length;
  const length = describeLength(left);
  const isSendable = canSend({ isPending }, draft);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (left < 0) onNotice(length);
    if (isSendable) void sendMessage(draft);
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed, Enter chooses among its spellings.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  }

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 border-t border-line bg-deep py-3 pr-3 pl-(--side)"
      onSubmit={send}
    >
      <label htmlFor="chat-input" className="sr-only">
        {words.question}
      </label>
      <textarea
        ref={ref}
        id="chat-input"
        rows={1}
        value={draft}
        placeholder={isPending ? "" : words.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        // Not `disabled`: that would take the focus, and on a phone the keyboard, away.
        readOnly={isPending}
        aria-disabled={isPending || undefined}
        aria-describedby="chat-keys chat-length"
        aria-invalid={left < 0 || undefined}
        onChange={(event) => {
          writeDraft(event.currentTarget.value);
          if (hasPerson) noteTyping();
          onNotice("");
        }}
        onKeyDown={sendOnEnter}
        className={inputLook}
      />
      <button
        type="submit"
        className={sendLook}
        aria-label={words.send}
        aria-disabled={!isSendable || undefined}
      >
        <ArrowUp aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      {/* For people with a keyboard. */}
      <p
        id="chat-keys"
        className={cx(
          noteLook,
          "text-tiny/normal text-mist low:hidden [@media(hover:none)]:hidden",
          length !== "" && "hidden",
        )}
      >
        {assistantWidget.keys}
      </p>
      <p
        id="chat-length"
        className={cx(
          noteLook,
          "empty:hidden",
          left < 0 ? "text-small/normal text-danger" : "text-tiny/normal text-mist",
        )}
      >
        {length}
      </p>
    </form>
  );
}

function describeLength(left: number): string {
  if (left < 0) return messageLength.over(longestMessage.toLocaleString("en-GB"), -left);
  return left <= nearTheEnd ? messageLength.left(left) : "";
}
