import { useEffect } from "react";
import { secondStepFailures, signInAgainWords as words } from "../../../../content/second-step.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { AuthenticatorApp } from "../../../session/assurance.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { FormOutcome } from "../form-outcome.tsx";
import { readSecondStep, SecondStepFields } from "../second-factor/second-step-fields.tsx";
import { useSecondStep } from "../second-factor/use-second-step.ts";
import { verifySecondStep } from "../second-factor/verify-second-step.ts";
import { type Outcome, readText, useSingleForm } from "../use-single-form.ts";
import { signInAgain } from "./sign-in-again.ts";

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

  async function prove(values: FormData): Promise<Outcome> {
    if (!hasApp) return provePassword(readText(values, "password"));
    const proof = readSecondStep(step, values);
    if (!("way" in proof)) return proof;
    const error = await verifySecondStep(proof);
    return error
      ? { field: step.field, error: explainAuthError(error, secondStepFailures[proof.way]) }
      : {};
  }

  const form = useSingleForm(async (values) => {
    const outcome = await prove(values);
    if (outcome.error === undefined && outcome.failure === undefined) onDone();
    return outcome;
  });

  // After the browser has given it to the button that closes the dialog, which comes first.
  const { ref } = form.form;
  const wanted = hasApp ? step.field : "password";
  useEffect(() => {
    const field = open && ref.current?.elements.namedItem(wanted);
    if (field instanceof HTMLElement) field.focus();
  }, [open, ref, wanted]);

  return (
    <Dialog
      id="sign-in-again"
      title={words.heading}
      description={words.texts[wanted]}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closedby="closerequest"
    >
      <form {...form.form} className="grid gap-5">
        {hasApp ? (
          <SecondStepFields
            step={step}
            error={form.errorAt(step.field)}
            onInput={form.clearError}
          />
        ) : (
          <>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <Field label={words.password} error={form.errorAt("password")}>
              {(control) => (
                <Input
                  {...control}
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  onInput={form.clearError}
                />
              )}
            </Field>
          </>
        )}
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Button type="submit" busy={form.isBusy}>
            {words.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
        <FormOutcome {...form.outcome} />
      </form>
    </Dialog>
  );
}

async function provePassword(password: string): Promise<Outcome> {
  if (!password) return { field: "password", error: words.passwordMissing };
  const error = await signInAgain(password);
  if (!error) return {};
  const isWrong = error.code === "invalid_credentials";
  return isWrong
    ? { field: "password", error: words.passwordWrong }
    : { failure: explainAuthError(error) };
}
