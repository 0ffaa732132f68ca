import { type SubmitEvent, useRef } from "react";
import { reviewWords } from "../../../content/deliverables.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import type { ReviewInProgress } from "./use-review.ts";

type ReviewFormProps = { review: ReviewInProgress; version: Version };

/** Approve, or say what should change. */
export function ReviewForm({ review, version }: ReviewFormProps) {
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
      aria-label={reviewWords.heading}
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
          busy={review.deciding === "approve"}
          onClick={() => void review.decide(version, "approve")}
        >
          {reviewWords.approve}
        </Button>
        <Button variant="secondary" type="submit" busy={review.deciding === "changes"}>
          {reviewWords.changes}
        </Button>
      </div>
    </form>
  );
}
