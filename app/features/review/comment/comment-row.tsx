import Check from "lucide-react/icons/check";
import PenLine from "lucide-react/icons/pen-line";
import SquareDashed from "lucide-react/icons/square-dashed";
import { commentWords as words } from "../../../../content/review.ts";
import type { Thread } from "../../../../domain/review/comment.ts";
import { cx } from "../../../ui/cx.ts";
import { describePlace } from "../describe-place.ts";
import { useRoom } from "../room.ts";
import { CommentActions } from "./comment-actions.tsx";
import { CommentBody } from "./comment-body.tsx";
import { CommentHead } from "./comment-head.tsx";

/** What was said, where; chosen, with what can be done about it. */
export function CommentRow({ thread }: { thread: Thread }) {
  const { media, selected, select } = useRoom();
  const { comment } = thread;
  const isSelected = selected?.comment.id === comment.id;
  const isResolved = comment.resolved_at !== null;
  const label = describePlace(comment, media);
  return (
    <article
      id={`comment-${comment.id}`}
      aria-label={`${words.number(comment.number)} ${label}`}
      className={cx(
        "grid gap-1.5 border-t border-line px-5 pt-3.5 pb-4 transition-[background-color] duration-300 ease-camera md:px-6",
        isSelected && "bg-deep shadow-[inset_2px_0_var(--color-amber)]",
        comment.is_internal && !isSelected && "shadow-[inset_2px_0_var(--color-teal)]",
      )}
    >
      <div className="flex items-center gap-x-3">
        <button
          type="button"
          aria-label={words.place(label)}
          aria-current={isSelected || undefined}
          className={cx(
            "-my-1.5 min-h-11 cursor-pointer text-left font-display text-note font-stretch-118% tabular-nums hover:text-amber-bright",
            isResolved || comment.withdrawn_at ? "text-mist" : "text-amber-bright",
          )}
          onClick={() => select(comment)}
        >
          {label}
        </button>
        {comment.has_drawing && (
          <PenLine aria-label={words.hasDrawing} strokeWidth={1.5} className="size-3.5 text-mist" />
        )}
        {comment.region && (
          <SquareDashed
            aria-label={comment.page === null ? words.hasRegion : words.hasRegionOfPage}
            strokeWidth={1.5}
            className="size-3.5 text-mist"
          />
        )}
        {isResolved && (
          <span className="inline-flex items-center gap-1 text-caption text-success">
            <Check aria-hidden="true" strokeWidth={2} className="size-3.5" />
            {words.resolved}
          </span>
        )}
        <span className="ml-auto text-caption text-mist tabular-nums">
          {words.number(comment.number)}
        </span>
      </div>
      <CommentHead comment={comment} />
      <CommentBody comment={comment} isFaint={isResolved && !isSelected} />
      {isSelected && !comment.withdrawn_at && <CommentActions comment={comment} />}
    </article>
  );
}
