import { type KeyboardEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { replyWords } from "../../../../content/inbox.ts";
import { studioTalk } from "../../../../content/studio-talk.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { disciplines } from "../../../../content/team.ts";
import { requiredText } from "../../../../domain/field/text.ts";
import { addAnswer } from "../../../../domain/inbox/add-answer.ts";
import { disciplineIds, usualDiscipline } from "../../../../domain/talk/discipline.ts";
import { explainError } from "../../../data/explain-error.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { CannedAnswers } from "../canned-answer/canned-answers.tsx";
import { FilterSelect } from "../parts/filter-fields.tsx";
import { keepOwnDiscipline, noteInTalk, readOwnDiscipline, sendTalkAnswer } from "./talk-rows.ts";

const schema = z.object({
  text: requiredText("answer-missing", { name: "answer", longest: 5000, hasLines: true }),
});

const typingPauseMs = 3000;

type TalkComposerProps = { id: string; who: string | null; onSent: () => Promise<void> };

/** The studio's words to a visitor. What is written survives a reload and a failure, and is there once. */
export function TalkComposer({ id, who, onSent }: TalkComposerProps) {
  const [discipline, setDiscipline] = useState(() => readOwnDiscipline() ?? usualDiscipline);
  const lastTyping = useRef(0);
  const form = useForm({
    schema,
    describe: describeAnyFaults,
    draft: { id: `talk ${id}` },
    send: async ({ text }, { key }) => {
      try {
        await sendTalkAnswer({ id: key, conversation_id: id, text, discipline });
        return undefined;
      } catch (error) {
        return { message: explainError(error) };
      }
    },
    onSent: () => {
      lastTyping.current = 0;
      void onSent();
    },
  });

  function insert(answer: string) {
    const names = { greeting: "", name: who ?? replyWords.nameless };
    form.write("text", addAnswer(form.valueOf("text"), answer, names));
    form.focusEnd("text");
  }

  function sendByKey(event: KeyboardEvent) {
    // While a word is being composed, Enter chooses among its spellings.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) {
      noteTyping();
      return;
    }
    event.preventDefault();
    form.element?.requestSubmit();
  }

  function noteTyping() {
    const now = Date.now();
    if (now - lastTyping.current < typingPauseMs) return;
    lastTyping.current = now;
    noteInTalk(id, { studio_typing_at: new Date(now).toISOString() });
  }

  function choose(chosen: string) {
    const known = disciplineIds.find((each) => each === chosen) ?? usualDiscipline;
    keepOwnDiscipline(known);
    setDiscipline(known);
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FilterSelect
          label={studioTalk.as}
          value={discipline}
          options={disciplines.map((each) => ({ value: each.id, label: each.title }))}
          onChoose={choose}
        />
        {/* Beside the form: it has one of its own. */}
        <CannedAnswers isNamed recipient={who ?? replyWords.nameless} insert={insert} />
      </div>
      <form {...form.props} className="grid gap-3">
        <Field form={form} name="text" label={studioTalk.label} required>
          {(control) => (
            <Textarea
              {...control}
              density="dense"
              rows={3}
              maxLength={5000}
              onKeyDown={sendByKey}
            />
          )}
        </Field>
        {form.failure && (
          <Alert tone="danger" title={form.failure} className="justify-self-start" />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={form.isBusy}>
            {studioTalk.send}
          </Button>
          <span className="text-caption text-mist pointer-coarse:hidden">{studioTalk.hint}</span>
        </div>
      </form>
    </div>
  );
}
