import { Link, useNavigate } from "react-router";
import * as z from "zod/mini";
import { confirmFailures } from "../../../../content/auth-failures.ts";
import { authMessages } from "../../../../content/auth.ts";
import { authLinks, signUpWords } from "../../../../content/pages/auth.ts";
import { useForm } from "../../../form/use-form.ts";
import { authViewAddress } from "../../../session/auth-view.ts";
import { signUp } from "../../../session/sign-up.ts";
import { announce } from "./announce.ts";
import { AuthField } from "./auth-field.tsx";
import { AuthFoot } from "./auth-foot.tsx";
import { AuthForm } from "./auth-form.tsx";
import { authSchema } from "./auth-schema.ts";
import type { AuthViewProps, MailSender } from "./auth-view-props.ts";
import { AuthAside } from "./auth-words.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { reportFailure } from "./report-failure.ts";

type SignUpFormProps = AuthViewProps &
  MailSender & {
    name: string;
    company: string;
    /** Into a company that has its name already. */
    isInvited?: boolean;
  };

export function SignUpForm({
  name,
  company,
  isInvited = false,
  email,
  next,
  onMail,
}: SignUpFormProps) {
  const navigate = useNavigate();
  const form = useForm({
    schema: z.pick(authSchema, { name: true, email: true, company: true, password: true }),
    read: (typed) => ({ company: "", ...Object.fromEntries(typed) }),
    keepsValues: true,
    send: async (values) => {
      const error = await signUp({ ...values, next });
      if (error) return reportFailure(authMessages.signUpFailed, error, { words: confirmFailures });
      announce({ title: authMessages.signedUp });
      onMail(values.email);
      await navigate(authViewAddress("confirm", next));
      return undefined;
    },
  });
  return (
    <AuthForm form={form} aria-label={signUpWords.tab}>
      <div className={isInvited ? "" : "sm:grid sm:grid-cols-2 sm:gap-8"}>
        <AuthField
          form={form}
          name="name"
          defaultValue={name}
          autoComplete="name"
          maxLength={200}
        />
        {!isInvited && (
          <AuthField
            form={form}
            name="company"
            defaultValue={company}
            autoComplete="organization"
            maxLength={200}
          />
        )}
      </div>
      <EmailField form={form} defaultValue={email} autoComplete="email" />
      <NewPasswordField form={form} />
      <AuthFoot form={form} send={signUpWords.send} />
      <AuthAside>
        {authLinks.privacy.before}{" "}
        <Link to={authLinks.privacy.to} className="text-link">
          {authLinks.privacy.label}
        </Link>
      </AuthAside>
    </AuthForm>
  );
}
