import { isAuthWeakPasswordError } from "@supabase/auth-js";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { passwordWords } from "../../../../content/auth-fields.ts";
import { currentPasswordWords, passwordChangeWords as words } from "../../../../content/account.ts";
import { findWeaknesses } from "../../../../domain/account/password-rules.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import type { SendOutcome } from "../../../form/refusal.ts";
import { useForm } from "../../../form/use-form.ts";
import { AccountHeading } from "../account-heading.tsx";
import { PasswordMeter } from "../entry/password-meter.tsx";
import { type AttemptWithSignIn, useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { explainRefusal } from "./explain-refusal.ts";

const schema = z.object({
  current: z.string().check(z.minLength(1, currentPasswordWords.missing)),
  password: z.string().check(
    z.minLength(1, words.wantedMissing),
    z.refine((wanted) => findWeaknesses(wanted).length === 0, {
      error: ({ input }) => explainWeakness(typeof input === "string" ? input : ""),
    }),
  ),
});

export function PasswordForm({ email }: { email: string }) {
  const [wanted, setWanted] = useState("");
  const rulesId = useId();
  const headingId = useId();
  const attempt = useSignInAgain();
  const refresh = useRefresh();
  const form = useForm({
    schema,
    send: (values) => changePassword(attempt, values),
    onSent: () => {
      setWanted("");
      void refresh("sessions");
    },
  });
  return (
    <section aria-labelledby={headingId}>
      <AccountHeading id={headingId}>{words.title}</AccountHeading>
      <p className="text-small text-mist">{words.note}</p>
      <form {...form.props} aria-labelledby={headingId} className="mt-5">
        <CurrentPasswordField form={form} email={email} />
        <Field form={form} name="password" label={words.wanted} describedBy={rulesId}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              onInput={(event) => setWanted(event.currentTarget.value)}
            />
          )}
        </Field>
        <PasswordMeter password={wanted} rulesId={rulesId} />
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {words.change}
        </Button>
        <FormOutcome note={form.note} failure={form.failure} />
      </form>
    </section>
  );
}

function explainWeakness(password: string): string {
  const [weakness] = findWeaknesses(password);
  return weakness ? `${passwordWords.rules[weakness]}.` : "";
}

async function changePassword(
  attempt: AttemptWithSignIn,
  { current, password }: z.infer<typeof schema>,
): Promise<SendOutcome> {
  const { error } = await attempt(() =>
    sharedBackend().auth.updateUser({ password, current_password: current }),
  );
  if (!error) return { note: words.changed };
  if (error.code === "same_password") return { fields: { password: words.same } };
  if (isAuthWeakPasswordError(error)) return { fields: { password: error.message } };
  return explainRefusal(error, words.failed);
}
