import { Link } from "react-router";
import * as z from "zod/mini";
import {
  codeFailures,
  confirmFailures,
  recoverFailures,
} from "../../../../content/auth-failures.ts";
import { authMessages } from "../../../../content/auth.ts";
import { codeWords } from "../../../../content/pages/auth.ts";
import { useForm } from "../../../form/use-form.ts";
import { authViewAddress } from "../../../session/auth-view.ts";
import { redeemCode } from "../../../session/redeem-code.ts";
import { type AccountMail, sendAccountMail } from "../../../session/send-account-mail.ts";
import { Emphasis } from "../emphasis.tsx";
import { announce } from "./announce.ts";
import { AuthField } from "./auth-field.tsx";
import { AuthFoot } from "./auth-foot.tsx";
import { AuthForm } from "./auth-form.tsx";
import { authSchema, checkEmail } from "./auth-schema.ts";
import type { AuthViewProps, MailSender } from "./auth-view-props.ts";
import { AuthAside, AuthHeading, authHeadingId, AuthText } from "./auth-words.tsx";
import { EmailField } from "./email-field.tsx";
import { reportFailure } from "./report-failure.ts";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { explainAuthError } from "../../../session/explain-auth-error.ts";

const failures = { confirm: confirmFailures, recover: recoverFailures } as const;

type CodeFormProps = AuthViewProps &
  MailSender & {
    mail: AccountMail;
    /** Where the mail went, if it was sent from here. */
    sentTo: string | undefined;
  };

/** While a mail is under way: its code can be typed here; its link works from anywhere. */
export function CodeForm({ mail, sentTo, email, next, onMail }: CodeFormProps) {
  const words = codeWords[mail];
  const form = useForm({
    schema: z.pick(authSchema, { email: true, code: true }),
    keepsValues: true,
    send: async (values) => {
      const error = await redeemCode(mail, values);
      if (error)
        return reportFailure(authMessages.codeFailed, error, {
          words: codeFailures,
          focus: "code",
        });
      if (mail === "confirm") announce(authMessages.confirmed);
      return undefined;
    },
  });
  return (
    <AuthForm form={form} aria-labelledby={authHeadingId}>
      <AuthHeading>{sentTo ? words.heading : codeWords.unknownHeading}</AuthHeading>
      {sentTo ? (
        <AuthText>
          {words.sentTo} <Emphasis>{sentTo}</Emphasis>. {words.note}
          <input type="hidden" name="email" value={sentTo} />
        </AuthText>
      ) : (
        <>
          <AuthText>{codeWords.unknown}</AuthText>
          <EmailField form={form} defaultValue={email} autoComplete="username" />
        </>
      )}
      <AuthField
        form={form}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-code
      />
      <AuthFoot form={form} send={words.send}>
        <SendAgain
          mail={mail}
          next={next}
          readEmail={() => form.valueOf("email").trim()}
          onMail={onMail}
        />
      </AuthFoot>
      <AuthAside>
        <Link to={authViewAddress("sign-in", next)} className="text-link">
          {codeWords.back}
        </Link>
      </AuthAside>
    </AuthForm>
  );
}

type SendAgainProps = MailSender & {
  mail: AccountMail;
  next: string | undefined;
  readEmail: () => string;
};

function SendAgain({ mail, next, readEmail, onMail }: SendAgainProps) {
  const { isBusy, run } = useAction(async () => {
    const email = readEmail();
    const problem = checkEmail(email);
    if (problem) return fail(problem);
    const error = await sendAccountMail(mail, email, next);
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
