import type { ReactNode } from "react";
import { deliverableTypeNames } from "../../../../content/campaign.ts";
import {
  deliverableFieldWords,
  studioDeliverableWords,
} from "../../../../content/studio-deliverable.ts";
import type { DeliverableField } from "../../../../domain/deliverable/parse-deliverable.ts";
import { deliverableTypes } from "../../../../domain/deliverable/deliverable.ts";
import { Button } from "../../../ui/button.tsx";
import { type ControlProps, Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { DeliverableFormFailure } from "./deliverable-form-failure.tsx";
import type { BoardDeliverable, DeliverableOwner } from "./read-deliverables.ts";
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

  function field(
    name: DeliverableField,
    children: (control: ControlProps & { name: string; onInput: () => void }) => ReactNode,
    required = false,
  ) {
    const { label, hint } = deliverableFieldWords[name];
    return (
      <Field label={label} hint={hint} error={form.errors[name]} required={required}>
        {(control) => children({ ...control, name, onInput: () => form.clearError(name) })}
      </Field>
    );
  }

  return (
    <form {...form.form} className="studio-form">
      {field(
        "title",
        (control) => (
          <Input {...control} autoComplete="off" defaultValue={deliverable?.title ?? ""} />
        ),
        true,
      )}
      <div className="studio-form-pair">
        {field(
          "deliverable_type",
          (control) => (
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
          ),
          true,
        )}
        {field("due_date", (control) => (
          <Input {...control} type="date" defaultValue={deliverable?.due_date ?? ""} />
        ))}
      </div>
      {field("description", (control) => (
        <Textarea {...control} rows={3} defaultValue={deliverable?.description ?? ""} />
      ))}
      {field("url", (control) => (
        <Input {...control} type="url" autoComplete="off" defaultValue={deliverable?.url ?? ""} />
      ))}
      <DeliverableFormFailure
        failure={form.failure}
        seen={form.overtaken?.seen ?? null}
        stored={form.overtaken?.stored ?? null}
      />
      <div className="studio-confirm">
        <Button type="submit" busy={form.isSaving}>
          {deliverable ? studioDeliverableWords.save : studioDeliverableWords.create}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {studioDeliverableWords.cancel}
        </Button>
      </div>
    </form>
  );
}
