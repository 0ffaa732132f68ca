import { isAuthWeakPasswordError } from "@supabase/auth-js";
import { useId, useState } from "react";
import { passwordWords } from "../../../../content/auth-fields.ts";
import { currentPasswordWords, passwordChangeWords as words } from "../../../../content/account.ts";
import { findWeaknesses } from "../../../../domain/account/password-rules.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordMeter } from "../entry/password-meter.tsx";
import { announceSessions } from "../device/sessions-changed.ts";
import { FormOutcome } from "../form-outcome.tsx";
import { type AttemptWithSignIn, useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import { readText, useSingleForm, type Outcome } from "../use-single-form.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { explainRefusal } from "./explain-refusal.ts";

export function PasswordForm({ email }: { email: string }) {
  const [wanted, setWanted] = useState("");
  const rulesId = useId();
  const headingId = useId();
  const attempt = useSignInAgain();
  const form = useSingleForm(async (values) => {
    const outcome = await changePassword(attempt, {
      current: readText(values, "current"),
      wanted: readText(values, "password"),
    });
    if (outcome.note) {
      setWanted("");
      announceSessions();
    }
    return outcome;
  });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{words.title}</h3>
      <p className="profile-small">{words.note}</p>
      <form {...form.form} aria-labelledby={headingId}>
        <CurrentPasswordField form={form} email={email} />
        <Field label={words.wanted} error={form.errorAt("password")}>
          {({ "aria-describedby": described, ...control }) => (
            <Input
              {...control}
              name="password"
              type="password"
              autoComplete="new-password"
              aria-describedby={[described, rulesId].filter(Boolean).join(" ")}
              onInput={(event) => {
                setWanted(event.currentTarget.value);
                form.clearError();
              }}
            />
          )}
        </Field>
        <PasswordMeter password={wanted} rulesId={rulesId} />
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {words.change}
        </Button>
        <FormOutcome {...form.outcome} />
      </form>
    </section>
  );
}

async function changePassword(
  attempt: AttemptWithSignIn,
  { current, wanted }: { current: string; wanted: string },
): Promise<Outcome> {
  if (!current) return { field: "current", error: currentPasswordWords.missing };
  if (!wanted) return { field: "password", error: words.wantedMissing };
  const [weakness] = findWeaknesses(wanted);
  if (weakness) return { field: "password", error: `${passwordWords.rules[weakness]}.` };
  const { error } = await attempt(() =>
    sharedBackend().auth.updateUser({ password: wanted, current_password: current }),
  );
  if (!error) return { note: words.changed };
  if (error.code === "same_password") return { field: "password", error: words.same };
  if (isAuthWeakPasswordError(error)) return { field: "password", error: error.message };
  return explainRefusal(error, words.failed);
}
