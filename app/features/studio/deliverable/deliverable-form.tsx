import { useState } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { DeliverableFields } from "./deliverable-fields.tsx";
import type { BoardDeliverable, DeliverableOwner } from "./read-deliverables.ts";

type DeliverableFormProps = {
  owner: DeliverableOwner;
  /** Null for a new one. */
  deliverable: BoardDeliverable | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => Promise<void>;
};

/** The form in its dialog. Each opening begins with what is stored then: a change from elsewhere takes no words away. */
export function DeliverableForm(props: DeliverableFormProps) {
  const { owner, deliverable, open, onOpenChange, onSaved } = props;
  const [opening, setOpening] = useState({ count: 0, deliverable });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpening({ count: opening.count + 1, deliverable });
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
      {opening.count > 0 && (
        <DeliverableFields
          key={opening.count}
          owner={owner}
          deliverable={opening.deliverable}
          onClose={() => onOpenChange(false)}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  );
}
