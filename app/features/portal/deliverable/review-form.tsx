import { type SubmitEvent, useRef, useState } from "react";
import { reviewWords } from "../../../../content/deliverable-review.ts";
import { deliverableDialogWords } from "../../../../content/deliverable.ts";
import type { Version } from "../../../../domain/deliverable/version.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { ReviewInProgress } from "./use-review.ts";

type ReviewFormProps = { review: ReviewInProgress; version: Version; title: string };

/** Approve, after one more question, or say what should change. */
export function ReviewForm({ review, version, title }: ReviewFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const comment = useRef<HTMLTextAreaElement>(null);

  async function askForChanges(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isDone = await review.decide(version, "changes");
    if (!isDone) comment.current?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      className="review-form"
      aria-label={deliverableDialogWords.heading}
      onSubmit={(event) => void askForChanges(event)}
    >
      <Field label={reviewWords.comment} hint={reviewWords.commentHint} error={review.error}>
        {(control) => (
          <Textarea
            {...control}
            ref={comment}
            name="comment"
            rows={4}
            value={review.comment}
            onChange={({ target }) => review.write(target.value)}
          />
        )}
      </Field>
      <div className="review-actions">
        <Button
          aria-haspopup="dialog"
          busy={review.deciding === "approve"}
          onClick={() => setIsAsking(true)}
        >
          {reviewWords.approve}
        </Button>
        <Button variant="secondary" type="submit" busy={review.deciding === "changes"}>
          {reviewWords.changes}
        </Button>
      </div>
      <ConfirmDialog
        id="approve-version"
        title={reviewWords.approveTitle(version.number)}
        text={reviewWords.approveText(title)}
        action={reviewWords.approve}
        isDestructive={false}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => {
          setIsAsking(false);
          await review.decide(version, "approve");
        }}
      />
    </form>
  );
}
