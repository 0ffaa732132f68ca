import { useState } from "react";
import * as z from "zod/mini";
import { studioAssistant } from "../../../../content/studio-assistant.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Textarea } from "../../../ui/textarea.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { toast } from "../../../ui/toast.ts";
import { type AssistantMessage, markAnswer } from "./assistant-rows.ts";
import { explainError } from "../../../data/explain-error.ts";
import { useStaffMay } from "../access/staff-access.ts";

const schema = z.object({ note: z.string().check(z.trim()) });

type AnswerMarkProps = { message: AssistantMessage; onMarked: () => Promise<void> };

/** Says that an answer was wrong, and what would be right: the list of what the knowledge lacks. */
export function AnswerMark({ message, onMarked }: AnswerMarkProps) {
  const [isAsking, setIsAsking] = useState(false);
  const may = useStaffMay("assistant");

  /** Why it is not marked. */
  async function mark(isWrong: boolean, note: string | null): Promise<string | undefined> {
    try {
      await markAnswer(message, { is_wrong: isWrong, wrong_note: note });
      setIsAsking(false);
      await onMarked();
      return undefined;
    } catch (error) {
      const description = explainError(error);
      toast({ title: studioAssistant.notMarked, description, variant: "destructive" });
      return description;
    }
  }

  const form = useForm({
    schema,
    send: async ({ note }) => {
      const reason = await mark(true, note || null);
      return reason === undefined ? undefined : { message: reason };
    },
  });
  const unmarking = useAction(() => mark(false, null));

  if (message.is_wrong)
    return (
      <div className="grid w-fit justify-items-start border-l-2 border-amber pl-3.5">
        <p>
          <strong>{studioAssistant.marked}</strong>
          {message.wrong_note && ` ${message.wrong_note}`}
        </p>
        {may && (
          <Button variant="quiet" busy={unmarking.isBusy} onClick={unmarking.run}>
            {studioAssistant.unmark}
          </Button>
        )}
      </div>
    );
  if (!may) return null;
  if (!isAsking)
    return (
      <Button variant="quiet" className="w-fit" onClick={() => setIsAsking(true)}>
        {studioAssistant.mark}
      </Button>
    );
  return (
    <form {...form.props} className="grid w-full gap-3">
      <Field form={form} name="note" label={studioAssistant.note}>
        {(control) => <Textarea {...control} maxLength={2000} rows={3} />}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {studioAssistant.saveMark}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          {studioAssistant.cancel}
        </Button>
      </div>
    </form>
  );
}
