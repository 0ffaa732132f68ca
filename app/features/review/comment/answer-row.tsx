import type { ReviewComment, Thread } from "../../../../domain/review/comment.ts";
import { cx } from "../../../ui/cx.ts";
import { useRoom } from "../room.ts";
import { CommentActions } from "./comment-actions.tsx";
import { CommentBody } from "./comment-body.tsx";
import { CommentHead } from "./comment-head.tsx";

type AnswerRowProps = { comment: ReviewComment; thread: Thread };

export function AnswerRow({ comment, thread }: AnswerRowProps) {
  const { selected, viewer } = useRoom();
  const isSelected = selected?.comment.id === thread.comment.id;
  const isOwn = comment.author_id === viewer.me && !comment.withdrawn_at;
  return (
    <div
      className={cx(
        "px-5 md:px-6",
        isSelected && "bg-deep shadow-[inset_2px_0_var(--color-amber)]",
      )}
    >
      <div className="grid gap-1 border-l border-line pt-1 pb-3.5 pl-4">
        <CommentHead comment={comment} isNumbered />
        <CommentBody comment={comment} />
        {isSelected && isOwn && <CommentActions comment={comment} />}
      </div>
    </div>
  );
}
