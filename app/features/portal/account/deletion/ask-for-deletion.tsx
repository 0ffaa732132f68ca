import { type SubmitEvent, useState } from "react";
import { deletionWords } from "../../../../../content/account.ts";
import { isTypedAddress } from "../../../../../domain/account/deletion-request.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { useDeletion } from "./use-deletion.ts";

/** The button, and a dialog that nobody confirms by accident. */
export function AskForDeletion({ email, onAsked }: { email: string; onAsked: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const deletion = useDeletion();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isTypedAddress(typed, email)) return setError(deletionWords.addressWrong);
    if (!(await deletion.run({ action: "ask", confirmation: typed }))) return;
    setIsOpen(false);
    onAsked();
  }

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
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
        <form method="post" noValidate onSubmit={(event) => void send(event)}>
          <Field label={deletionWords.addressLabel(email)} error={error ?? deletion.problem}>
            {(control) => (
              <Input
                {...control}
                name="confirmation"
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setError(undefined);
                  deletion.clearProblem();
                }}
              />
            )}
          </Field>
          <div className="profile-actions">
            <Button type="submit" variant="destructive" busy={deletion.isBusy}>
              {deletionWords.send}
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {deletionWords.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
