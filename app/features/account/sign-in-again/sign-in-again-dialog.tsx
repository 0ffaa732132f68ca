import { useEffect, useEffectEvent } from "react";
import * as z from "zod/mini";
import {
  secondStepFailures,
  secondStepWords,
  signInAgainWords as words,
} from "../../../../content/second-step.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { AuthenticatorApp } from "../../../session/assurance.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import type { FormRefusal } from "../../../form/refusal.ts";
import { useForm } from "../../../form/use-form.ts";
import { AccountActions } from "../account-actions.tsx";
import { sixDigits, someText } from "../account-fields.ts";
import { SecondStepFields } from "../second-factor/second-step-fields.tsx";
import { useSecondStep } from "../second-factor/use-second-step.ts";
import { verifySecondStep } from "../second-factor/verify-second-step.ts";
import { signInAgain } from "./sign-in-again.ts";

const proofs = {
  password: z.string().check(z.minLength(1, words.passwordMissing)),
  code: sixDigits(secondStepWords.codeMissing),
  recovery: someText(secondStepWords.recoveryMissing),
};

type SignInAgainDialogProps = {
  email: string;
  apps: readonly AuthenticatorApp[];
  open: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** Where there is an app its code is the proof, and the password where there is none. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { email, apps, open, onDone, onClose } = props;
  const step = useSecondStep(apps);
  const hasApp = apps.length > 0;

  const wanted = hasApp ? step.field : "password";

  async function prove(typed: string): Promise<FormRefusal | undefined> {
    if (!hasApp) return provePassword(typed);
    const error = await verifySecondStep(step.proofOf(typed));
    if (!error) return undefined;
    return { fields: { [wanted]: explainAuthError(error, secondStepFailures[step.way]) } };
  }

  const form = useForm({
    schema: z.pipe(
      z.object({ [wanted]: proofs[wanted] }),
      z.transform((typed) => typed[wanted] ?? ""),
    ),
    send: prove,
    onSent: onDone,
  });

  // After the browser has given it to the button that closes the dialog, which comes first.
  const focusWanted = useEffectEvent((name: string) => form.focus(name));
  useEffect(() => {
    if (open && form.element) focusWanted(wanted);
  }, [open, form.element, wanted]);

  return (
    <Dialog
      id="sign-in-again"
      title={words.heading}
      description={words.texts[wanted]}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closedby="closerequest"
    >
      <form {...form.props} className="grid gap-5">
        {hasApp ? (
          <SecondStepFields step={step} form={form} />
        ) : (
          <>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <Field form={form} name="password" label={words.password}>
              {(control) => <Input {...control} type="password" autoComplete="current-password" />}
            </Field>
          </>
        )}
        <AccountActions>
          <Button type="submit" busy={form.isBusy}>
            {words.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </AccountActions>
        <FormOutcome note={form.note} failure={form.failure} />
      </form>
    </Dialog>
  );
}

async function provePassword(password: string): Promise<FormRefusal | undefined> {
  const error = await signInAgain(password);
  if (!error) return undefined;
  const isWrong = error.code === "invalid_credentials";
  return isWrong
    ? { fields: { password: words.passwordWrong } }
    : { message: explainAuthError(error) };
}
