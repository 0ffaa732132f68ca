import { useState } from "react";
import { billingDetailsWords as words } from "../../../../content/studio-billing.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ClientDetailsForm } from "./details-form.tsx";
import type { StoredDetails } from "./read-details.ts";

type DetailsDialogProps = {
  company: string;
  client: string;
  details: StoredDetails | null;
  onSaved: () => Promise<void>;
};

/** A button, and the form behind it. Each opening begins with what is stored then. */
export function DetailsDialog({ company, client, details, onSaved }: DetailsDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [opening, setOpening] = useState({ count: 0, details });

  function open() {
    setOpening({ count: opening.count + 1, details });
    setIsOpen(true);
  }

  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={open}>
        {details ? words.edit : words.add}
      </Button>
      <Dialog
        id="billing-details"
        title={words.title(client)}
        description={words.description}
        open={isOpen}
        onOpenChange={setIsOpen}
        // A click beside it is no decision about a form half filled in.
        closedby="closerequest"
      >
        {opening.count > 0 && (
          <ClientDetailsForm
            key={opening.count}
            company={company}
            details={opening.details}
            onClose={() => setIsOpen(false)}
            onSaved={onSaved}
          />
        )}
      </Dialog>
    </>
  );
}
