import * as z from "zod/mini";
import { authFields } from "../../../../content/auth-fields.ts";
import { emailWords } from "../../../../content/account.ts";
import { cx } from "../../../ui/cx.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { mailLandsAt } from "../../../session/send-account-mail.ts";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useForm } from "../../../form/use-form.ts";
import { AccountActions } from "../account-actions.tsx";
import { waitingLook } from "../account-looks.ts";
import { Emphasis } from "../emphasis.tsx";
import { explainCall } from "../call-failure.ts";
import { sixDigits } from "../account-fields.ts";
import { CodeField } from "../code-field.tsx";
import type { Account } from "./use-account.ts";
import type { AuthError } from "@supabase/auth-js";
import { createBackend, findBackend } from "../../../data/create-backend.ts";

const schema = z.object({ code: sixDigits(authFields.code.missing) });

type EmailWaitingProps = { account: Account; newEmail: string; isNew: boolean };

/** Until the new address is confirmed: by its code here, by its link anywhere. */
export function EmailWaiting({ account, newEmail, isNew }: EmailWaitingProps) {
  const form = useForm({
    schema,
    send: async ({ code }) => {
      const error = await confirmEmail(newEmail, code);
      if (error) return { fields: { code: explainAuthError(error) } };
      toast({ title: emailWords.confirmed });
      await account.refresh();
      return undefined;
    },
  });

  const again = useAction(async () => {
    const { error } = await sharedBackend().auth.resend({
      type: "email_change",
      email: account.email,
      options: { emailRedirectTo: mailLandsAt() },
    });
    form.say(error ? { failure: explainAuthError(error) } : { note: emailWords.againSent });
  });

  const cancelling = useAction(async () => {
    const failure = explainCall(await sharedBackend().rpc("cancel_email_change"));
    if (failure !== undefined) return form.say({ failure });
    toast({ title: emailWords.cancelled });
    await account.refresh();
  });

  return (
    <form {...form.props} aria-label={emailWords.title} className={cx(waitingLook, "mt-5")}>
      <p>
        <Emphasis>{emailWords.sent(newEmail)}</Emphasis> {emailWords.sentText}
      </p>
      <CodeField label={emailWords.codeLabel} form={form} hasFocus={isNew} />
      <AccountActions>
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {emailWords.confirm}
        </Button>
        <Button variant="quiet" onClick={again.run}>
          {emailWords.again}
        </Button>
        <Button variant="quiet" onClick={cancelling.run}>
          {emailWords.cancel}
        </Button>
      </AccountActions>
      <FormOutcome note={form.note} failure={form.failure} />
    </form>
  );
}

/**
 * The code opens a session of its own, which has shown no second step. It is opened beside the one at hand and ended at
 * once: this page goes on as it was, and the list of devices stays true.
 */
async function confirmEmail(email: string, token: string): Promise<AuthError | null> {
  const beside = createBackend(findBackend(location.origin), { isKept: false });
  const { error } = await beside.auth.verifyOtp({ email, token, type: "email_change" });
  if (!error) await beside.auth.signOut({ scope: "local" });
  return error;
}
