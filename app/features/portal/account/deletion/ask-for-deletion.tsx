import { useState } from "react";
import * as z from "zod/mini";
import { deletionWords } from "../../../../../content/account.ts";
import { isTypedAddress } from "../../../../../domain/account/deletion-request.ts";
import { FormOutcome } from "../../../../form/form-outcome.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../form/field.tsx";
import { useForm } from "../../../../form/use-form.ts";
import { Input } from "../../../../ui/input.tsx";
import { AccountActions } from "../../../account/account-actions.tsx";
import { LeavingNotes } from "./leaving-notes.tsx";
import { useDeletion } from "./use-deletion.ts";

/** The button, and the question behind it that a slip of the hand does not answer. */
export function AskForDeletion({ email, onAsked }: { email: string; onAsked: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const step = useDeletion();
  const form = useForm({
    schema: z.object({
      confirmation: z
        .string()
        .check(z.refine((typed) => isTypedAddress(typed, email), deletionWords.addressWrong)),
    }),
    send: async ({ confirmation }) => {
      const reason = await step({ action: "ask", confirmation });
      return reason === undefined ? undefined : { fields: { confirmation: reason } };
    },
    onSent: () => {
      setIsOpen(false);
      onAsked();
    },
  });

  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="mt-10"
        onClick={() => setIsOpen(true)}
      >
        {deletionWords.start}
      </Button>
      <Dialog
        id="delete-account"
        title={deletionWords.dialogTitle}
        description={deletionWords.dialogText}
        open={isOpen}
        onOpenChange={setIsOpen}
        closedby="closerequest"
      >
        {isOpen && <LeavingNotes />}
        <form {...form.props}>
          <Field form={form} name="confirmation" label={deletionWords.addressLabel(email)}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <AccountActions>
            <Button type="submit" variant="destructive" busy={form.isBusy}>
              {deletionWords.send}
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {deletionWords.cancel}
            </Button>
          </AccountActions>
          <FormOutcome failure={form.failure} />
        </form>
      </Dialog>
    </>
  );
}
