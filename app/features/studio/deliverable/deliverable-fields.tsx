import { deliverableTypeNames } from "../../../../content/deliverable.ts";
import {
  deliverableFieldWords,
  studioDeliverableWords,
} from "../../../../content/studio-deliverable.ts";
import type { DeliverableField } from "../../../../domain/deliverable/parse-deliverable.ts";
import { deliverableTypes } from "../../../../domain/deliverable/deliverable.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { ButtonRow, FieldPair, formStack } from "../parts/form-layout.tsx";
import { DeliverableFormFailure } from "./deliverable-form-failure.tsx";
import type { BoardDeliverable, DeliverableOwner } from "./read-deliverables.ts";
import { MilestoneField } from "./milestone-field.tsx";
import { useDeliverableForm } from "./use-deliverable-form.ts";

type DeliverableFieldsProps = {
  owner: DeliverableOwner;
  deliverable: BoardDeliverable | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

export function DeliverableFields(props: DeliverableFieldsProps) {
  const { owner, deliverable, onClose, onSaved } = props;
  const form = useDeliverableForm({
    owner,
    deliverable,
    onSaved: () => {
      onClose();
      void onSaved();
    },
  });

  const fieldOf = (name: DeliverableField) => ({ form, name, ...deliverableFieldWords[name] });

  return (
    <form {...form.props} className={formStack}>
      <Field {...fieldOf("title")} required>
        {(control) => (
          <Input {...control} autoComplete="off" defaultValue={deliverable?.title ?? ""} />
        )}
      </Field>
      <FieldPair>
        <Field {...fieldOf("deliverable_type")} required>
          {(control) => (
            <Select {...control} defaultValue={deliverable?.deliverable_type ?? ""}>
              <option value="" disabled>
                {studioDeliverableWords.chooseKind}
              </option>
              {deliverableTypes.map((type) => (
                <option key={type} value={type}>
                  {deliverableTypeNames[type]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field {...fieldOf("due_date")}>
          {(control) => (
            <Input {...control} type="date" defaultValue={deliverable?.due_date ?? ""} />
          )}
        </Field>
      </FieldPair>
      {owner.kind === "project" && (
        <MilestoneField
          projectId={owner.id}
          chosen={deliverable?.milestone_id ?? null}
          field={fieldOf("milestone_id")}
        />
      )}
      <Field {...fieldOf("description")}>
        {(control) => (
          <Textarea
            {...control}
            density="short"
            rows={3}
            defaultValue={deliverable?.description ?? ""}
          />
        )}
      </Field>
      <Field {...fieldOf("url")}>
        {(control) => (
          <Input {...control} type="url" autoComplete="off" defaultValue={deliverable?.url ?? ""} />
        )}
      </Field>
      <Field {...fieldOf("usage_rights")}>
        {(control) => (
          <Textarea
            {...control}
            density="short"
            rows={2}
            defaultValue={deliverable?.usage_rights ?? ""}
          />
        )}
      </Field>
      <Field {...fieldOf("usage_ends_on")}>
        {(control) => (
          <Input {...control} type="date" defaultValue={deliverable?.usage_ends_on ?? ""} />
        )}
      </Field>
      <DeliverableFormFailure
        failure={form.failure ?? null}
        seen={form.overtaken?.seen ?? null}
        stored={form.overtaken?.stored ?? null}
      />
      <ButtonRow>
        <Button size="slim" type="submit" busy={form.isBusy}>
          {deliverable ? studioDeliverableWords.save : studioDeliverableWords.create}
        </Button>
        <Button size="slim" variant="quiet" onClick={onClose}>
          {studioDeliverableWords.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}
