import { useState } from "react";
import { reviewWords } from "../../../content/deliverable-review.ts";
import { deliverableDialogWords } from "../../../content/deliverable.ts";
import type { Version } from "../../../domain/deliverable/version.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../form/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import type { ReviewInProgress } from "./use-review.ts";

type ReviewFormProps = {
  review: ReviewInProgress;
  version: Version;
  title: string;
  /** Comments that nobody has resolved: an approval with some asks about them. */
  openComments?: number;
};

/** Approve, after one more question, or say what should change. */
export function ReviewForm({ review, version, title, openComments = 0 }: ReviewFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { form } = review;
  return (
    <form {...form.props} className="grid gap-3" aria-label={deliverableDialogWords.heading}>
      <Field
        form={form}
        name="comment"
        label={reviewWords.comment}
        hint={openComments > 0 ? reviewWords.openHint(openComments) : reviewWords.commentHint}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={review.comment}
            onChange={({ target }) => review.write(target.value)}
          />
        )}
      </Field>
      {/* The primary button's bars stand outside it. */}
      <div className="flex flex-wrap gap-x-7 gap-y-4 px-2">
        <Button
          aria-haspopup="dialog"
          busy={review.deciding === "approve"}
          onClick={() => {
            review.look();
            setIsAsking(true);
          }}
        >
          {reviewWords.approve}
        </Button>
        <Button
          variant="secondary"
          type="submit"
          busy={review.deciding === "changes"}
          onClick={review.askForChanges}
        >
          {reviewWords.changes}
        </Button>
      </div>
      <ConfirmDialog
        id="approve-version"
        title={reviewWords.approveTitle(version.number)}
        text={describeApproval(title, openComments)}
        action={reviewWords.approve}
        isDestructive={false}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => {
          setIsAsking(false);
          review.send("approve");
        }}
      />
    </form>
  );
}

function describeApproval(title: string, open: number): string {
  const meaning = reviewWords.approveText(title);
  return open > 0 ? `${reviewWords.stillOpen(open)} ${meaning}` : meaning;
}
