import { authFields } from "../../../../content/auth-fields.ts";
import { emailWords } from "../../../../content/account.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { mailLandsAt } from "../../../session/send-account-mail.ts";
import { explainCall } from "../call-failure.ts";
import { CodeField, readCode } from "../code-field.tsx";
import { confirmEmail } from "./confirm-email.ts";
import { FormOutcome } from "../form-outcome.tsx";
import type { Account } from "./use-account.ts";
import { useSingleForm, type Outcome } from "../use-single-form.ts";

type EmailWaitingProps = { account: Account; newEmail: string; isNew: boolean };

/** Until the new address is confirmed: by its code here, by its link anywhere. */
export function EmailWaiting({ account, newEmail, isNew }: EmailWaitingProps) {
  const form = useSingleForm(async (values): Promise<Outcome> => {
    const code = readCode(values);
    if (!code) return { field: "code", error: authFields.code.missing };
    const error = await confirmEmail(newEmail, code);
    if (error) return { field: "code", error: explainAuthError(error) };
    toast({ title: emailWords.confirmed });
    await account.refresh();
    return {};
  });

  async function sendAgain() {
    const { error } = await sharedBackend().auth.resend({
      type: "email_change",
      email: account.email,
      options: { emailRedirectTo: mailLandsAt() },
    });
    form.say(error ? { failure: explainAuthError(error) } : { note: emailWords.againSent });
  }

  async function cancel() {
    const failure = explainCall(await sharedBackend().rpc("cancel_email_change"));
    if (failure !== undefined) return form.say({ failure });
    toast({ title: emailWords.cancelled });
    await account.refresh();
  }

  return (
    <form {...form.form} aria-label={emailWords.title} className="profile-waiting">
      <p>
        <strong>{emailWords.sent(newEmail)}</strong> {emailWords.sentText}
      </p>
      <CodeField
        label={emailWords.codeLabel}
        error={form.errorAt("code")}
        hasFocus={isNew}
        onInput={form.clearError}
      />
      <div className="profile-actions">
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {emailWords.confirm}
        </Button>
        <Button variant="quiet" onClick={() => void sendAgain()}>
          {emailWords.again}
        </Button>
        <Button variant="quiet" onClick={() => void cancel()}>
          {emailWords.cancel}
        </Button>
      </div>
      <FormOutcome {...form.outcome} />
    </form>
  );
}
