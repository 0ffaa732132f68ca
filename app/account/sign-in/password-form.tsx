import { isAuthWeakPasswordError } from "@supabase/auth-js";
import { useId, useState } from "react";
import { passwordWords } from "../../../content/auth-fields.ts";
import { passwordChangeWords } from "../../../content/profile.ts";
import { findWeaknesses } from "../../../domain/password/password-rules.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PasswordMeter } from "../../routes/auth/password-meter.tsx";
import { explainAuthError } from "../../session/explain-auth-error.ts";
import { announceSessions } from "../devices/sessions-changed.ts";
import { FormOutcome } from "../form-outcome.tsx";
import { readText, useSingleForm, type Outcome } from "../use-single-form.ts";

const words = passwordChangeWords;

export function PasswordForm({ email }: { email: string }) {
  const [wanted, setWanted] = useState("");
  const rulesId = useId();
  const headingId = useId();
  const form = useSingleForm(async (values) => {
    const outcome = await changePassword(readText(values, "current"), readText(values, "password"));
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
        {/* For password managers: whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={words.current} error={form.errorAt("current")}>
          {(control) => (
            <Input
              {...control}
              name="current"
              type="password"
              autoComplete="current-password"
              onInput={form.forgive}
            />
          )}
        </Field>
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
                form.forgive();
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

async function changePassword(current: string, password: string): Promise<Outcome> {
  if (!current) return { field: "current", error: words.currentMissing };
  if (!password) return { field: "password", error: words.wantedMissing };
  const [weakness] = findWeaknesses(password);
  if (weakness) return { field: "password", error: `${passwordWords.rules[weakness]}.` };
  const { error } = await sharedBackend().auth.updateUser({ password, current_password: current });
  if (!error) return { note: words.changed };
  if (error.code === "current_password_invalid") {
    return { field: "current", error: words.currentWrong };
  }
  if (error.code === "same_password") return { field: "password", error: words.same };
  if (isAuthWeakPasswordError(error)) return { field: "password", error: error.message };
  return { failure: `${words.failed} ${explainAuthError(error)}` };
}
