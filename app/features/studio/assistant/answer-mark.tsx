import { type SubmitEvent, useState } from "react";
import { studioAssistant } from "../../../../content/studio-assistant.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { type AssistantMessage, markAnswer } from "./assistant-rows.ts";

type AnswerMarkProps = { message: AssistantMessage; onMarked: () => Promise<void> };

/** Says that an answer was wrong, and what would be right: the list of what the knowledge lacks. */
export function AnswerMark({ message, onMarked }: AnswerMarkProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function mark(isWrong: boolean, note: string | null) {
    setIsBusy(true);
    try {
      await markAnswer(message, { is_wrong: isWrong, wrong_note: note });
      setIsAsking(false);
      await onMarked();
    } catch (error) {
      toast({
        title: studioAssistant.notMarked,
        description: error instanceof Error ? error.message : String(error),
        variant: "destructive",
      });
    } finally {
      setIsBusy(false);
    }
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get("note");
    void mark(true, typeof note === "string" && note.trim() !== "" ? note.trim() : null);
  }

  if (message.is_wrong)
    return (
      <div className="assistant-mark" data-wrong>
        <p>
          <strong>{studioAssistant.marked}</strong>
          {message.wrong_note && ` ${message.wrong_note}`}
        </p>
        <Button variant="quiet" busy={isBusy} onClick={() => void mark(false, null)}>
          {studioAssistant.unmark}
        </Button>
      </div>
    );
  if (!isAsking)
    return (
      <Button variant="quiet" className="assistant-mark" onClick={() => setIsAsking(true)}>
        {studioAssistant.mark}
      </Button>
    );
  return (
    <form className="assistant-mark" method="post" onSubmit={save}>
      <Field label={studioAssistant.note}>
        {(control) => <Textarea {...control} name="note" maxLength={2000} rows={3} />}
      </Field>
      <div className="assistant-mark-foot">
        <Button type="submit" variant="secondary" busy={isBusy}>
          {studioAssistant.saveMark}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          {studioAssistant.cancel}
        </Button>
      </div>
    </form>
  );
}
