import * as z from "zod/mini";
import { cannedWords } from "../../../../content/studio-canned-answer.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { type CannedAnswer, removeAnswer, saveAnswer } from "./canned-store.ts";
import { explainError } from "../../../data/explain-error.ts";

const someWords = z.string().check(z.trim(), z.minLength(1, cannedWords.required));
const schema = z.object({ title: someWords, body: someWords });

type CannedFormProps = { answer: CannedAnswer; isNew: boolean; onDone: () => void };

export function CannedForm({ answer, isNew, onDone }: CannedFormProps) {
  const form = useForm({
    schema,
    send: async (values) => {
      const message = await explain(saveAnswer({ id: answer.id, ...values }));
      return message === undefined ? undefined : { message };
    },
    onSent: onDone,
  });
  const removing = useAction(async () => {
    const failure = await explain(removeAnswer(answer.id));
    form.say({ failure });
    if (failure === undefined) onDone();
  });

  return (
    <form {...form.props}>
      <Field form={form} name="title" label={cannedWords.name} required>
        {(control) => <Input {...control} defaultValue={answer.title} maxLength={100} />}
      </Field>
      <Field form={form} name="body" label={cannedWords.body} hint={cannedWords.hint} required>
        {(control) => (
          <Textarea {...control} rows={6} defaultValue={answer.body} maxLength={5000} />
        )}
      </Field>
      {form.failure && (
        <Alert tone="danger" title={cannedWords.failed} className="mb-6">
          {form.failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" busy={form.isBusy}>
          {cannedWords.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {cannedWords.cancel}
        </Button>
        {!isNew && (
          <Button variant="destructive" busy={removing.isBusy} onClick={removing.run}>
            {cannedWords.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Why the work came to nothing; undefined when it is done. */
async function explain(work: Promise<void>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return explainError(error);
  }
}
