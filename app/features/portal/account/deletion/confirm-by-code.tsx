import * as z from "zod/mini";
import { deletionWords } from "../../../../../content/account.ts";
import { FormOutcome } from "../../../../form/form-outcome.tsx";
import { useAction } from "../../../../ui/use-action.ts";
import { useForm } from "../../../../form/use-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { waitingLook } from "../../../account/account-looks.ts";
import { Emphasis } from "../../../account/emphasis.tsx";
import { AccountActions } from "../../../account/account-actions.tsx";
import { sixDigits } from "../../../account/account-fields.ts";
import { CodeField } from "../../../account/code-field.tsx";
import { CancelDeletionButton } from "./cancel-deletion-button.tsx";
import { useDeletion } from "./use-deletion.ts";

const schema = z.object({ code: sixDigits(deletionWords.codeMissing) });

/** The mail is under way; nothing has been decided yet. */
export function ConfirmByCode({ email, isNew }: { email: string; isNew: boolean }) {
  const step = useDeletion();
  const form = useForm({
    schema,
    send: async ({ code }) => {
      const reason = await step({ action: "confirm", code });
      return reason === undefined ? undefined : { fields: { code: reason } };
    },
  });
  const again = useAction(async () => {
    const failure = await step({ action: "ask", confirmation: email });
    form.say(failure === undefined ? { note: deletionWords.againSent } : { failure });
  });

  return (
    <form {...form.props} className={waitingLook} aria-label={deletionWords.heading}>
      <p>
        <Emphasis>{deletionWords.askedTitle}</Emphasis> {deletionWords.askedText(email)}
      </p>
      <CodeField label={deletionWords.codeLabel} form={form} hasFocus={isNew} />
      <AccountActions>
        <Button type="submit" variant="destructive" busy={form.isBusy}>
          {deletionWords.confirm}
        </Button>
        <Button variant="quiet" busy={again.isBusy} onClick={again.run}>
          {deletionWords.again}
        </Button>
        <CancelDeletionButton variant="quiet" />
      </AccountActions>
      <FormOutcome note={form.note} failure={form.failure} />
    </form>
  );
}
