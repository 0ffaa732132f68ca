import { currentPasswordWords, emailWords } from "../../../../content/account.ts";
import { describeFault } from "../../../../content/validation.ts";
import { emailAddress } from "../../../../domain/field/email-address.ts";
import { firstFault } from "../../../../domain/field/fault.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { mailLandsAt } from "../../../session/send-account-mail.ts";
import { FormOutcome } from "../form-outcome.tsx";
import { useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import { readText, useSingleForm, type Outcome } from "../use-single-form.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import type { Account } from "./use-account.ts";

/** Asks for another address. The account moves once that address has answered. */
export function ChangeEmailForm({ account, onAsked }: { account: Account; onAsked: () => void }) {
  const attempt = useSignInAgain();
  const form = useSingleForm(async (values): Promise<Outcome> => {
    const typed = emailAddress.safeParse(readText(values, "email"));
    if (!typed.success) return { field: "email", error: describeFault(firstFault(typed.error)) };
    if (typed.data.toLowerCase() === account.email.toLowerCase()) {
      return { field: "email", error: emailWords.same };
    }
    const current = readText(values, "current");
    if (!current) return { field: "current", error: currentPasswordWords.missing };
    const { data, error } = await attempt(() =>
      sharedBackend().auth.updateUser(
        { email: typed.data, current_password: current },
        { emailRedirectTo: mailLandsAt() },
      ),
    );
    if (error) return explainRefusal(error, emailWords.failed);
    onAsked();
    account.setKnown(data.user);
    return {};
  });
  return (
    <form {...form.form} aria-label={emailWords.title}>
      <Field label={emailWords.label} error={form.errorAt("email")}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            onInput={form.clearError}
          />
        )}
      </Field>
      <CurrentPasswordField form={form} email={account.email} />
      <Button type="submit" variant="secondary" className="mt-3" busy={form.isBusy}>
        {emailWords.change}
      </Button>
      <FormOutcome {...form.outcome} />
    </form>
  );
}
