import { confirmFailures, recoverFailures } from "../../../../content/auth-failures.ts";
import { authMessages } from "../../../../content/auth.ts";
import { codeWords } from "../../../../content/pages/auth.ts";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { type AccountMail, sendAccountMail } from "../../../session/send-account-mail.ts";
import { announce } from "./announce.ts";
import type { MailSender } from "./auth-view-props.ts";
import { checkEmail } from "./auth-schema.ts";

const failures = { confirm: confirmFailures, recover: recoverFailures } as const;

type SendAgainProps = MailSender & { mail: AccountMail; readEmail: () => string };

export function SendAgain({ mail, readEmail, onMail }: SendAgainProps) {
  const { isBusy, run } = useAction(async () => {
    const email = readEmail();
    const problem = checkEmail(email);
    if (problem) return fail(problem);
    const error = await sendAccountMail(mail, email);
    if (error) return fail(explainAuthError(error, failures[mail]));
    announce({ title: authMessages.mailSent, description: email });
    onMail(email);
  });

  return (
    <Button variant="quiet" busy={isBusy} onClick={run}>
      {codeWords.again}
    </Button>
  );
}

function fail(description: string) {
  announce({ title: authMessages.mailFailed, description, variant: "destructive" });
}
