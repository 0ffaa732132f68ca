import Link2 from "lucide-react/icons/link-2";
import { useEffect, useRef, useState } from "react";
import { commentWords as words } from "../../../../content/review.ts";
import { isStanding } from "../../../../domain/deliverable/version-outcome.ts";
import type { ReviewComment } from "../../../../domain/review/comment.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { copyReviewAddress } from "../copy-review-address.ts";
import { useRoom } from "../room.ts";
import { resolveComment, withdrawComment } from "./comment-calls.ts";
import { EditForm } from "./edit-form.tsx";
import { useCommentDeed } from "./use-comment-deed.ts";

/** What can be done about a comment: by anybody who may speak, and by whoever wrote it. */
export function CommentActions({ comment }: { comment: ReviewComment }) {
  const { viewer, deliverable, version } = useRoom();
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const resolving = useCommentDeed(resolveComment);
  const withdrawing = useCommentDeed(withdrawComment);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isResolved = comment.resolved_at !== null;
  const isAnswer = comment.parent_id !== null;
  const isOwn =
    comment.author_id === viewer.me && viewer.mayComment && !isStanding(deliverable, comment);

  function copyLink() {
    void copyReviewAddress({
      deliverable: deliverable.id,
      version: version.number,
      comment: comment.id,
    });
  }

  if (isEditing) return <EditForm comment={comment} onClose={() => setIsEditing(false)} />;
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-5">
      {viewer.mayComment && !isAnswer && (
        <Button
          variant="quiet"
          size="small"
          busy={resolving.isBusy}
          onClick={() => resolving.run(comment.id, !isResolved)}
        >
          {isResolved ? words.reopen : words.resolve}
        </Button>
      )}
      {isOwn && (
        <>
          <Button ref={editButton} variant="quiet" size="small" onClick={() => setIsEditing(true)}>
            {words.edit}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
            {words.withdraw}
          </Button>
        </>
      )}
      {!isAnswer && (
        <span className="ml-auto">
          <IconButton
            label={words.copyLink}
            icon={<Link2 aria-hidden="true" />}
            onClick={copyLink}
          />
        </span>
      )}
      <ConfirmDialog
        id={`withdraw-${comment.id}`}
        title={words.withdrawTitle(comment.number)}
        text={words.withdrawText}
        action={words.withdraw}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => withdrawing.run(comment.id)}
      />
    </div>
  );
}
