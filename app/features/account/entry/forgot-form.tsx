import { Link, useNavigate } from "react-router";
import * as z from "zod/mini";
import { recoverFailures } from "../../../../content/auth-failures.ts";
import { authMessages } from "../../../../content/auth.ts";
import { forgotWords } from "../../../../content/pages/auth.ts";
import { useForm } from "../../../form/use-form.ts";
import { authViewAddress } from "../../../session/auth-view.ts";
import { sendAccountMail } from "../../../session/send-account-mail.ts";
import { AuthFoot } from "./auth-foot.tsx";
import { AuthForm } from "./auth-form.tsx";
import { authSchema } from "./auth-schema.ts";
import type { AuthViewProps, MailSender } from "./auth-view-props.ts";
import { AuthHeading, authHeadingId, AuthText } from "./auth-words.tsx";
import { EmailField } from "./email-field.tsx";
import { reportFailure } from "./report-failure.ts";

export function ForgotForm({ email, next, onMail }: AuthViewProps & MailSender) {
  const navigate = useNavigate();
  const form = useForm({
    schema: z.pick(authSchema, { email: true }),
    keepsValues: true,
    send: async (values) => {
      const error = await sendAccountMail("recover", values.email);
      if (error) return reportFailure(authMessages.mailFailed, error, { words: recoverFailures });
      onMail(values.email);
      await navigate(authViewAddress("recover", next));
      return undefined;
    },
  });
  return (
    <AuthForm form={form} aria-labelledby={authHeadingId}>
      <AuthHeading>{forgotWords.heading}</AuthHeading>
      <AuthText>{forgotWords.text}</AuthText>
      <EmailField form={form} defaultValue={email} autoComplete="username" />
      <AuthFoot form={form} send={forgotWords.send}>
        <Link to={authViewAddress("sign-in", next)} className="text-link">
          {forgotWords.back}
        </Link>
      </AuthFoot>
    </AuthForm>
  );
}
