import * as z from "zod/mini";
import { studioReviewWords as words } from "../../../../content/studio-review.ts";
import { longestReviewComment, type ReviewComment } from "../../../../domain/review/comment.ts";
import { explainError } from "../../../data/explain-error.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { replyToComment } from "./write-review.ts";

const schema = z.object({ answer: z.string().check(z.trim()) });

type AnswerFormProps = { comment: ReviewComment; onAnswered: () => Promise<void> };

/** Below what it answers; kept over a reload until it has arrived. */
export function AnswerForm({ comment, onAnswered }: AnswerFormProps) {
  const { id: parent, version_id: version, number } = comment;
  const form = useForm({
    schema,
    draft: { id: `review answer ${parent}` },
    send: async ({ answer }, { key }) => {
      if (answer === "") return {};
      try {
        await replyToComment({ id: key, version, parent, body: answer });
      } catch (thrown) {
        return { fields: { answer: `${words.answerFailed} ${explainError(thrown)}` } };
      }
      return undefined;
    },
    onSent: () => void onAnswered(),
  });
  return (
    <form {...form.props} className="grid max-w-prose gap-2">
      <Field form={form} name="answer" label={words.answerOne(number)}>
        {(control) => (
          <Textarea {...control} density="dense" rows={1} maxLength={longestReviewComment} />
        )}
      </Field>
      <Button
        type="submit"
        size="slim"
        variant="secondary"
        busy={form.isBusy}
        className="justify-self-start"
      >
        {words.answer}
      </Button>
    </form>
  );
}
