import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { studioReviewWords as words } from "../../../../content/studio-review.ts";
import { longestReviewComment, type ReviewComment } from "../../../../domain/review/comment.ts";
import { explainError } from "../../../data/explain-error.ts";
import { readDraft } from "../../../form/draft-store.ts";
import { submitOnEnter } from "../../../form/send-key.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { replyToComment } from "./write-review.ts";

const schema = z.object({ answer: z.string().check(z.trim()) });

const draftOf = (comment: string) => `review answer ${comment}`;

/** Whether somebody has begun one here that has not arrived. */
export const hasBegunAnswer = (comment: string) =>
  Boolean(readDraft(draftOf(comment)).values["answer"]);

type AnswerFormProps = {
  comment: ReviewComment;
  name: string;
  onAnswered: () => Promise<void>;
  onClose: () => void;
};

/** Below what it answers; kept over a reload until it has arrived. */
export function AnswerForm({ comment, name, onAnswered, onClose }: AnswerFormProps) {
  const { id: parent, version_id: version } = comment;
  const form = useForm({
    schema,
    draft: { id: draftOf(parent) },
    send: async ({ answer }, { key }) => {
      if (answer === "") return {};
      try {
        await replyToComment({ id: key, version, parent, body: answer });
      } catch (thrown) {
        return { fields: { answer: `${words.answerFailed} ${explainError(thrown)}` } };
      }
      return undefined;
    },
    onSent: () => {
      onClose();
      void onAnswered();
    },
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("textarea")?.focus(), []);
  return (
    <form {...form.props} className="grid max-w-prose gap-2">
      <div ref={place}>
        <Field form={form} name="answer" label={words.answerOne(name)}>
          {(control) => (
            <Textarea
              {...control}
              density="dense"
              rows={1}
              maxLength={longestReviewComment}
              onKeyDown={submitOnEnter}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button type="submit" size="slim" variant="secondary" busy={form.isBusy}>
          {words.answer}
        </Button>
        <Button
          size="slim"
          variant="quiet"
          onClick={() => {
            form.startAnew();
            onClose();
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
