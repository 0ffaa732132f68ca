import type { Session } from "@supabase/auth-js";
import { useNavigate } from "react-router";
import { authMessages } from "../../../content/auth.ts";
import { newPasswordWords } from "../../../content/pages/auth.ts";
import { passwordWords } from "../../../content/auth-fields.ts";
import { homeOf } from "../../session/home-of.ts";
import { setPassword } from "../../session/set-password.ts";
import { announce } from "./announce.ts";
import { AuthFoot } from "./auth-foot.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { reportFailure } from "./report-failure.ts";
import { useAuthForm } from "./use-auth-form.ts";

type NewPasswordFormProps = {
  view: keyof typeof newPasswordWords;
  session: Session;
  next: string | undefined;
};

export function NewPasswordForm({ view, session, next }: NewPasswordFormProps) {
  const words = newPasswordWords[view];
  const navigate = useNavigate();
  const form = useAuthForm({
    required: ["password"],
    send: async ({ password }) => {
      const error = await setPassword(password);
      if (error) return reportFailure(authMessages.passwordFailed, error, { focus: "password" });
      announce({ title: authMessages.passwordSet });
      await navigate(next ?? homeOf(session), { replace: true });
      return undefined;
    },
  });
  return (
    <form {...form.form} aria-labelledby="auth-step">
      <h2 id="auth-step">{words.heading}</h2>
      <p className="auth-text">
        {words.before} <strong>{session.user.email}</strong>. {words.text}
      </p>
      {/* For password managers: whose password this is. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        defaultValue={session.user.email}
        hidden
      />
      <NewPasswordField form={form} label={passwordWords.newLabel} />
      <AuthFoot form={form} send={words.send} />
    </form>
  );
}
