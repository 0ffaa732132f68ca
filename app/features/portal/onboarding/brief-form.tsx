import { useState } from "react";
import { formatMoment } from "../../../../content/dates.ts";
import { briefQuestions, briefWords as words } from "../../../../content/onboarding.ts";
import { briefForm } from "../../../../domain/onboarding/brief-form.ts";
import { briefParts, type Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { usePeople } from "../company/use-people.ts";
import { saveBrief } from "./save-brief.ts";
import { forgetSeen, noteSeen, readSeen } from "./seen-revision.ts";

type BriefFormProps = { onboarding: Onboarding; onHandedIn: () => void };

/**
 * The brief, written by several people. Each writes over what they have seen: whoever was overtaken is told, sees what
 * differs, and decides.
 */
export function BriefForm({ onboarding, onHandedIn }: BriefFormProps) {
  const { id, revision, handed_in_at } = onboarding;
  const wasIn = handed_in_at !== null;
  const refresh = useRefresh();
  const [seen, setSeen] = useState(() => readSeen(id) ?? revision);
  const [told, setTold] = useState(0);
  const isOvertaken = seen < revision;

  const form = useForm({
    schema: briefForm,
    draft: { id: `brief ${id}`, defaults: pickParts(onboarding) },
    keepsValues: true,
    send: async ({ hand_in, ...brief }) => {
      // Whoever was told, and sends it again, means it. What comes in at the moment of a click is told first.
      const over = Math.max(seen, told);
      const isHandedIn = hand_in !== undefined;
      const outcome = await saveBrief({ projectId: id, seen: over, brief, isHandedIn });
      if (outcome.is === "refused") return { message: outcome.reason };
      if (outcome.is === "overtaken") {
        setTold(outcome.revision);
        await refresh("onboardings");
        return { message: words.notSaved };
      }
      accept(outcome.revision);
      return undefined;
    },
    onSent: ({ hand_in }) => {
      const later = wasIn ? words.changed : words.handedIn;
      toast({ title: hand_in === undefined ? words.saved : later });
      void refresh("onboardings");
      if (hand_in !== undefined) onHandedIn();
    },
  });

  function accept(next: number) {
    forgetSeen(id);
    setSeen(next);
  }

  return (
    <form
      {...form.props}
      aria-label={words.title}
      className="grid gap-y-6"
      onInput={(event) => {
        noteSeen(id, seen);
        form.props.onInput(event);
      }}
    >
      {isOvertaken && (
        <Overtaken
          onboarding={onboarding}
          onTake={() => {
            form.startAnew();
            accept(revision);
          }}
        />
      )}
      {briefParts.map((part) => (
        <Field
          key={part}
          form={form}
          name={part}
          label={briefQuestions[part].label}
          hint={briefQuestions[part].hint}
          required={part === "story" || part === "audience"}
        >
          {(control) => (
            <>
              <Textarea
                {...control}
                // What is saved for later may lack it.
                required={false}
                rows={3}
                density="medium"
                defaultValue={onboarding[part]}
              />
              {isOvertaken && form.valueOf(part).trim() !== onboarding[part] && (
                <p className="mt-2 border-l border-amber pl-4 text-small whitespace-pre-line text-mist">
                  {words.theirs} {onboarding[part] || words.theirsEmpty}
                </p>
              )}
            </>
          )}
        </Field>
      ))}
      <FormOutcome note={form.note} failure={form.failure} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" name="hand_in" value="yes" busy={form.isBusy}>
          {wasIn ? words.saveChanges : words.handIn}
        </Button>
        {!wasIn && (
          <Button type="submit" variant="quiet" busy={form.isBusy}>
            {words.save}
          </Button>
        )}
      </div>
    </form>
  );
}

type OvertakenProps = { onboarding: Onboarding; onTake: () => void };

function Overtaken({ onboarding: { edited_by, edited_at }, onTake }: OvertakenProps) {
  const { data: people } = usePeople();
  const name = people?.find(({ user_id }) => user_id === edited_by)?.name ?? words.overtakenBy;
  return (
    <Alert tone="warning" title={words.overtaken}>
      {edited_at && <p>{words.overtakenText(name, formatMoment(Date.parse(edited_at)))}</p>}
      <Button variant="quiet" onClick={onTake}>
        {words.takeTheirs}
      </Button>
    </Alert>
  );
}

function pickParts(onboarding: Onboarding): Record<string, string> {
  return Object.fromEntries(briefParts.map((part) => [part, onboarding[part]]));
}
