import { useEffect, useId, useRef } from "react";
import * as z from "zod/mini";
import { appWords as words } from "../../../../content/authenticator-app.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { AuthenticatorApp } from "../../../session/assurance.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { AccountActions } from "../account-actions.tsx";
import { AccountHeading } from "../account-heading.tsx";
import { someText } from "../account-fields.ts";
import { useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import { nameApp } from "./app-options.tsx";
import type { Enrolment } from "./confirm-app.tsx";

const schema = z.object({ name: someText(words.nameMissing) });

type NameAppProps = {
  apps: readonly AuthenticatorApp[];
  onNamed: (enrolment: Enrolment) => void;
  onCancel: () => void;
};

/** First of all a name: the key is made for it, and cannot be renamed. */
export function NameApp({ apps, onNamed, onCancel }: NameAppProps) {
  const attempt = useSignInAgain();
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const form = useForm({
    schema,
    send: async ({ name }) => {
      const { data, error } = await attempt(() =>
        sharedBackend().auth.mfa.enroll({ factorType: "totp", friendlyName: name }),
      );
      if (error?.code === "mfa_factor_name_conflict") return { fields: { name: words.nameTaken } };
      if (error) return { message: `${words.failed} ${explainAuthError(error)}` };
      onNamed({ factorId: data.id, qrCode: data.totp.qr_code, key: data.totp.secret });
      return undefined;
    },
  });

  return (
    <form {...form.props} aria-labelledby={headingId} className="max-w-md">
      <AccountHeading id={headingId}>{words.nameTitle}</AccountHeading>
      <Field form={form} name="name" label={words.nameLabel} hint={words.nameHint}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            defaultValue={suggestName(apps)}
            autoComplete="off"
            maxLength={60}
          />
        )}
      </Field>
      <AccountActions className="mt-3">
        <Button type="submit" busy={form.isBusy}>
          {words.nameSend}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </AccountActions>
      <FormOutcome note={form.note} failure={form.failure} />
    </form>
  );
}

function suggestName(apps: readonly AuthenticatorApp[]): string {
  const taken = new Set(apps.map(nameApp));
  let number = 1;
  while (taken.has(words.defaultName(number))) number += 1;
  return words.defaultName(number);
}
