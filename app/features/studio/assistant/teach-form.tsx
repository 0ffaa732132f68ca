import { teachingWords } from "../../../../content/teaching.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { longestTaughtAnswer, teachingSchema } from "../../../../domain/teaching/taught-answer.ts";
import { explainError } from "../../../data/explain-error.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { changeTaught, teachAnswer, type TaughtRow } from "./taught-rows.ts";

type TeachFormProps = {
  /** What it is written for; of a new one. */
  questions?: readonly string[];
  /** What is changed; nothing where it is new. */
  taught?: TaughtRow;
  onDone: () => void;
};

/** What the assistant says from now on to these questions and to those like them. */
export function TeachForm({ questions, taught, onDone }: TeachFormProps) {
  const form = useForm({
    schema: teachingSchema,
    describe: describeAnyFaults,
    send: async ({ page, ...written }, { key }) => {
      const path = page.trim();
      if (path !== "" && !/^\/(?![/\\])/.test(path))
        return { fields: { page: teachingWords.pageMalformed } };
      const row = { ...written, page: path === "" ? null : path };
      try {
        await (taught ? changeTaught(taught.id, row) : teachAnswer(key, row));
        return undefined;
      } catch (error) {
        return { message: explainError(error) };
      }
    },
    onSent: () => {
      toast({ title: teachingWords.saved });
      onDone();
    },
  });

  return (
    <form {...form.props} className="grid w-full gap-4">
      <Field
        form={form}
        name="questions"
        label={teachingWords.questions}
        hint={teachingWords.questionsHint}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            density="dense"
            rows={3}
            defaultValue={(taught?.questions ?? questions ?? []).join("\n")}
            maxLength={8000}
          />
        )}
      </Field>
      <Field
        form={form}
        name="answer"
        label={teachingWords.answer}
        hint={teachingWords.answerHint}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            density="dense"
            rows={4}
            defaultValue={taught?.answer ?? ""}
            maxLength={longestTaughtAnswer}
          />
        )}
      </Field>
      <Field form={form} name="page" label={teachingWords.page} hint={teachingWords.pageHint}>
        {(control) => (
          <Input {...control} density="dense" defaultValue={taught?.page ?? ""} maxLength={500} />
        )}
      </Field>
      {form.failure && (
        <Alert tone="danger" title={teachingWords.notSaved}>
          {form.failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {teachingWords.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {teachingWords.cancel}
        </Button>
      </div>
    </form>
  );
}
