import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { studioMilestoneWords, studioTriggerWords } from "../../../../content/studio-milestone.ts";
import { milestoneForm, plainTriggers } from "../../../../domain/milestone/milestone-form.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { ButtonRow, FieldPair, formStack } from "../parts/form-layout.tsx";
import { addMilestone } from "./save-milestone.ts";

type MilestoneFormProps = {
  projectId: string;
  /** Behind those that are there. */
  position: number;
  onClose: () => void;
  onAdded: () => Promise<void>;
};

export function MilestoneForm({ projectId, position, onClose, onAdded }: MilestoneFormProps) {
  const form = useForm({
    schema: milestoneForm,
    describe: describeAnyFaults,
    send: async (row, { key }) => {
      const message = await addMilestone({ id: key, projectId, position, row });
      return message === null ? undefined : { message };
    },
    onSent: () => {
      onClose();
      void onAdded();
    },
  });
  return (
    <form {...form.props} className={formStack}>
      <Field form={form} name="title" label={studioMilestoneWords.title} required>
        {(control) => <Input {...control} autoComplete="off" />}
      </Field>
      <FieldPair>
        <Field form={form} name="trigger" label={studioMilestoneWords.trigger} required>
          {(control) => (
            <Select {...control} defaultValue="approval">
              {plainTriggers.map((trigger) => (
                <option key={trigger} value={trigger}>
                  {studioTriggerWords[trigger]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field form={form} name="due_on" label={studioMilestoneWords.due}>
          {(control) => <Input {...control} type="date" />}
        </Field>
      </FieldPair>
      <Field
        form={form}
        name="net_pence"
        label={studioMilestoneWords.amount}
        hint={studioMilestoneWords.amountHint}
      >
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
      </Field>
      <FormOutcome note={form.note} failure={form.failure} />
      <ButtonRow>
        <Button size="slim" type="submit" busy={form.isBusy}>
          {studioMilestoneWords.create}
        </Button>
        <Button size="slim" variant="quiet" onClick={onClose}>
          {studioMilestoneWords.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}
