import * as z from "zod/mini";
import { currentPasswordWords, emailWords } from "../../../../content/account.ts";
import { emailAddress } from "../../../../domain/field/email-address.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { mailLandsAt } from "../../../session/send-account-mail.ts";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import type { Account } from "./use-account.ts";

/** Asks for another address. The account moves once that address has answered. */
export function ChangeEmailForm({ account, onAsked }: { account: Account; onAsked: () => void }) {
  const attempt = useSignInAgain();
  const isOther = (email: string) => email.toLowerCase() !== account.email.toLowerCase();
  const form = useForm({
    schema: z.object({
      email: emailAddress.check(z.refine(isOther, emailWords.same)),
      current: z.string().check(z.minLength(1, currentPasswordWords.missing)),
    }),
    send: async ({ email, current }) => {
      const { data, error } = await attempt(() =>
        sharedBackend().auth.updateUser(
          { email, current_password: current },
          { emailRedirectTo: mailLandsAt() },
        ),
      );
      if (error) return explainRefusal(error, emailWords.failed);
      onAsked();
      account.setKnown(data.user);
      return undefined;
    },
  });
  return (
    <form {...form.props} aria-label={emailWords.title} className="mt-5">
      <Field form={form} name="email" label={emailWords.label}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <CurrentPasswordField form={form} email={account.email} />
      <Button type="submit" variant="secondary" className="mt-3" busy={form.isBusy}>
        {emailWords.change}
      </Button>
      <FormOutcome note={form.note} failure={form.failure} />
    </form>
  );
}
