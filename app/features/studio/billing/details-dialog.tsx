import { useState } from "react";
import { interfaceWords } from "../../../../content/interface.ts";
import { billingDetailsWords as words } from "../../../../content/studio-billing.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import {
  billingDetailLimits,
  studioBillingDetails,
} from "../../../../domain/billing/billing-details.ts";
import { Field } from "../../../form/field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { BillingDetailsForm } from "../../billing/details-form.tsx";
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
          <BillingDetailsForm
            key={opening.count}
            company={company}
            details={opening.details}
            schema={studioBillingDetails}
            describe={describeAnyFaults}
            onSaved={() => {
              setIsOpen(false);
              void onSaved();
            }}
            actions={
              <Button variant="quiet" onClick={() => setIsOpen(false)}>
                {interfaceWords.cancel}
              </Button>
            }
          >
            {(form) => (
              <Field form={form} name="evidence" label={words.evidence} hint={words.evidenceHint}>
                {(control) => (
                  <Textarea
                    {...control}
                    density="dense"
                    rows={1}
                    maxLength={billingDetailLimits.evidence}
                    defaultValue={opening.details?.billing_confirmations?.evidence ?? ""}
                  />
                )}
              </Field>
            )}
          </BillingDetailsForm>
        )}
      </Dialog>
    </>
  );
}
