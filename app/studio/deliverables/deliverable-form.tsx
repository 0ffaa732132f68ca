import { useState } from "react";
import { studioDeliverableWords } from "../../../content/deliverables.ts";
import type { Deliverable } from "../../../domain/portal/deliverable.ts";
import { Dialog } from "../../components/ui/dialog.tsx";
import { DeliverableFields } from "./deliverable-fields.tsx";
import type { DeliverableOwner } from "./read-deliverables.ts";

type DeliverableFormProps = {
  owner: DeliverableOwner;
  /** Null for a new one. */
  deliverable: Deliverable | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => Promise<void>;
};

/** The form in its dialog. Each opening begins with what is stored. */
export function DeliverableForm(props: DeliverableFormProps) {
  const { owner, deliverable, open, onOpenChange, onSaved } = props;
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpening(opening + 1);
  }
  return (
    <Dialog
      id={`deliverable-form-${deliverable?.id ?? "new"}`}
      title={deliverable ? studioDeliverableWords.editTitle : studioDeliverableWords.addTitle}
      open={open}
      onOpenChange={onOpenChange}
      // A click beside it is no decision about a form half filled in.
      closedby="closerequest"
    >
      {opening > 0 && (
        <DeliverableFields
          key={opening}
          owner={owner}
          deliverable={deliverable}
          onClose={() => onOpenChange(false)}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  );
}
