import ArrowUp from "lucide-react/icons/arrow-up";
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from "react";
import { commentComposerWords } from "../../../../content/review.ts";
import { longestReviewComment } from "../../../../domain/review/comment.ts";
import { isSendKey } from "../../../form/send-key.ts";

// The line around it lights up instead of an outline.
const textLook =
  "field-sizing-content max-h-[min(12rem,28dvh)] min-h-11 w-full resize-none bg-transparent py-2.25 text-small/[1.6] text-paper " +
  "caret-amber scrollbar-thin placeholder:text-mist focus-visible:outline-none";

type WordsBoxProps = {
  field?: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  body: string;
  onWrite: (body: string) => void;
  /** A drawing says something by itself. */
  canBeEmpty?: boolean;
  onSend: () => void;
  onFocus?: () => void;
  children?: ReactNode;
};

/** Words, and what sends them: Enter sends, with the shift key it begins a line. */
export function WordsBox(props: WordsBoxProps) {
  const { field, label, placeholder, body, onWrite, canBeEmpty = false, onSend, children } = props;
  const id = useId();
  const over = body.trim().length - longestReviewComment;
  const isSendable = over <= 0 && (canBeEmpty || body.trim() !== "");

  function sendOnEnter(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (isSendable) onSend();
  }

  // No form: it has no answer to wait for, since what is written goes into the outbox.
  return (
    <div className="grid gap-x-2 pt-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          className={textLook}
          value={body}
          placeholder={placeholder}
          autoComplete="off"
          aria-invalid={over > 0 || undefined}
          aria-describedby={`${id}-note`}
          onFocus={props.onFocus}
          onChange={({ target }) => onWrite(target.value)}
          onKeyDown={sendOnEnter}
        />
        <button
          type="button"
          aria-label={commentComposerWords.send}
          aria-disabled={!isSendable || undefined}
          className="my-1 grid size-11 cursor-pointer place-items-center rounded-control border border-amber bg-amber text-night transition-[color,background-color,border-color] duration-300 ease-camera hover:bg-amber-bright off:cursor-not-allowed off:border-line off:bg-transparent off:text-edge"
          onClick={() => isSendable && onSend()}
        >
          <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      </div>
      {children}
      <p id={`${id}-note`} aria-live="polite" className="text-caption text-danger empty:hidden">
        {over > 0 ? commentComposerWords.tooLong(over) : ""}
      </p>
    </div>
  );
}
