import { type ReactNode, useState } from "react";
import { deliverableTypeNames } from "../../../content/campaigns.ts";
import { deliverableFieldWords, studioDeliverableWords } from "../../../content/deliverables.ts";
import {
  type DeliverableField,
  deliverableFields,
  parseDeliverable,
} from "../../../domain/deliverable/parse-deliverable.ts";
import { type Deliverable, deliverableTypes } from "../../../domain/portal/deliverable.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { type ControlProps, Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Select } from "../../components/ui/select.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useRowForm } from "../parts/use-row-form.ts";
import type { DeliverableOwner } from "./read-deliverables.ts";
import { addDeliverable, editDeliverable } from "./save-deliverable.ts";

type DeliverableFieldsProps = {
  owner: DeliverableOwner;
  deliverable: Deliverable | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

export function DeliverableFields(props: DeliverableFieldsProps) {
  const { owner, deliverable, onClose, onSaved } = props;
  const [newId] = useState(() => crypto.randomUUID());
  const form = useRowForm({
    fields: deliverableFields,
    parse: parseDeliverable,
    save: (row) =>
      deliverable ? editDeliverable(deliverable.id, row) : addDeliverable(newId, owner, row),
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
        {(control) => children({ ...control, name, onInput: () => form.forgive(name) })}
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
      {form.failure && (
        <Alert tone="danger" title={studioDeliverableWords.failed}>
          <p>{form.failure}</p>
        </Alert>
      )}
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
