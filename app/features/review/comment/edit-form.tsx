import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { commentComposerWords as words } from "../../../../content/review.ts";
import { reviewWords } from "../../../../content/deliverable-review.ts";
import { longestReviewComment, type ReviewComment } from "../../../../domain/review/comment.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { submitOnEnter } from "../../../form/send-key.ts";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { editComment } from "./comment-calls.ts";
import { useReceive } from "./use-comments.ts";

/** A drawing says something by itself. */
const schemaFor = ({ has_drawing }: ReviewComment) =>
  z.object({
    body: z
      .string()
      .check(
        z.trim(),
        z.minLength(has_drawing ? 0 : 1, words.missing),
        z.maxLength(longestReviewComment, reviewWords.commentTooLong),
      ),
  });

type EditFormProps = { comment: ReviewComment; onClose: () => void };

/** Says it in other words; the earlier ones are kept beside it. */
export function EditForm({ comment, onClose }: EditFormProps) {
  const receive = useReceive();
  const form = useForm({
    schema: schemaFor(comment),
    keepsValues: true,
    // What was half changed outlives a reload, too.
    draft: { id: `wording of ${comment.id}`, defaults: { body: comment.body } },
    send: async ({ body }) => {
      receive(await editComment(comment.id, body));
      return undefined;
    },
    onSent: onClose,
  });
  // The button that opened it has gone with it.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("textarea")?.focus(), []);

  function cancel() {
    form.startAnew();
    onClose();
  }

  return (
    <form {...form.props} className="grid gap-3 pt-1">
      <div ref={place}>
        <Field form={form} name="body" label={words.editLabel} required={!comment.has_drawing}>
          {(control) => (
            <Textarea
              {...control}
              density="dense"
              rows={2}
              defaultValue={comment.body}
              onKeyDown={(event) => {
                if (event.key === "Escape") cancel();
                submitOnEnter(event);
              }}
            />
          )}
        </Field>
      </div>
      <FormOutcome failure={form.failure} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="secondary" size="small" busy={form.isBusy}>
          {words.save}
        </Button>
        <Button variant="quiet" size="small" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
