import { type SubmitEvent, useState } from "react";
import { cannedWords } from "../../../../content/studio-canned-answer.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { type CannedAnswer, removeAnswer, saveAnswer } from "./canned-store.ts";

type CannedFormProps = { answer: CannedAnswer; isNew: boolean; onDone: () => void };

export function CannedForm({ answer, isNew, onDone }: CannedFormProps) {
  const [title, setTitle] = useState(answer.title);
  const [body, setBody] = useState(answer.body);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const missing = (value: string) => (isAsked && value.trim() === "" ? cannedWords.required : null);

  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsAsked(true);
    if (title.trim() === "" || body.trim() === "") return;
    void run(() => saveAnswer({ id: answer.id, title: title.trim(), body: body.trim() }));
  }

  return (
    <form noValidate method="post" onSubmit={save}>
      <Field label={cannedWords.name} required error={missing(title) ?? undefined}>
        {(control) => (
          <Input
            {...control}
            value={title}
            maxLength={100}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={cannedWords.body}
        hint={cannedWords.hint}
        required
        error={missing(body) ?? undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={body}
            maxLength={5000}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
        )}
      </Field>
      {failure && (
        <Alert tone="danger" title={cannedWords.failed} className="mb-6">
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" busy={isBusy}>
          {cannedWords.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {cannedWords.cancel}
        </Button>
        {!isNew && (
          <Button variant="destructive" onClick={() => void run(() => removeAnswer(answer.id))}>
            {cannedWords.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
