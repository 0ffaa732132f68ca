import type { Session } from "@supabase/auth-js";
import { type SubmitEvent, useState } from "react";
import { signInAgainWords } from "../../../content/second-factor.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { findFactor } from "../../session/assurance.ts";
import { explainAuthError } from "../../session/explain-auth-error.ts";
import { CodeField, readCode } from "../../studio/second-step/code-field.tsx";
import { signInAgain } from "./sign-in-again.ts";

type SignInAgainDialogProps = {
  session: Session;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
};

export function SignInAgainDialog({ session, open, onDone, onClose }: SignInAgainDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const password = fields.get("password");
    if (typeof password !== "string" || password === "") {
      setError(signInAgainWords.passwordNeeded);
      return;
    }
    setIsBusy(true);
    const failure = await signInAgain(session, { password, code: readCode(fields) });
    setIsBusy(false);
    setError(failure ? explainAuthError(failure) : undefined);
    if (failure) return;
    form.reset();
    onDone();
  }

  return (
    <Dialog
      id="sign-in-again"
      title={signInAgainWords.heading}
      description={signInAgainWords.text}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form
        method="post"
        noValidate
        className="sign-in-again"
        onSubmit={(event) => void send(event)}
      >
        <input type="hidden" name="username" autoComplete="username" value={session.user.email} />
        <Field label={signInAgainWords.password} error={error} required>
          {(control) => (
            <Input {...control} name="password" type="password" autoComplete="current-password" />
          )}
        </Field>
        {findFactor(session) && <CodeField />}
        <div className="second-step-foot">
          <Button type="submit" busy={isBusy}>
            {signInAgainWords.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {signInAgainWords.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
