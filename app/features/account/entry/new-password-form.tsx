import type { Session } from "@supabase/auth-js";
import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { newPasswordFailures } from "../../../../content/auth-failures.ts";
import { authMessages } from "../../../../content/auth.ts";
import { newPasswordAgain, newPasswordWords } from "../../../../content/pages/auth.ts";
import { passwordWords } from "../../../../content/auth-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { useForm } from "../../../form/use-form.ts";
import { authViewAddress } from "../../../session/auth-view.ts";
import { homeOf } from "../../../session/home-of.ts";
import { setPassword } from "../../../session/set-password.ts";
import { signOut } from "../../../session/sign-out.ts";
import { Emphasis } from "../emphasis.tsx";
import { announce } from "./announce.ts";
import { AuthFoot } from "./auth-foot.tsx";
import { AuthForm } from "./auth-form.tsx";
import { authSchema } from "./auth-schema.ts";
import type { AuthViewProps } from "./auth-view-props.ts";
import { AuthHeading, authHeadingId, AuthText } from "./auth-words.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { reportFailure } from "./report-failure.ts";

type NewPasswordFormProps = {
  view: keyof typeof newPasswordWords;
  session: Session;
} & Pick<AuthViewProps, "next" | "onEmail">;

export function NewPasswordForm({ view, session, next, onEmail }: NewPasswordFormProps) {
  const words = newPasswordWords[view];
  const navigate = useNavigate();
  const [isLate, setIsLate] = useState(false);
  const form = useForm({
    schema: z.pick(authSchema, { password: true }),
    keepsValues: true,
    send: async ({ password }) => {
      const error = await setPassword(password);
      setIsLate(error?.code === "reauthentication_needed");
      if (error) {
        const { passwordFailed } = authMessages;
        return reportFailure(passwordFailed, error, {
          words: newPasswordFailures,
          focus: "password",
        });
      }
      announce({ title: authMessages.passwordSet });
      await navigate(next ?? homeOf(session), { replace: true });
      return undefined;
    },
  });

  async function askAgain() {
    onEmail(session.user.email ?? "");
    await signOut();
    await navigate(authViewAddress("forgot-password", next), { replace: true });
  }

  return (
    <AuthForm form={form} aria-labelledby={authHeadingId}>
      <AuthHeading>{words.heading}</AuthHeading>
      <AuthText>
        {words.before} <Emphasis>{session.user.email}</Emphasis>. {words.text}
      </AuthText>
      {/* For password managers: whose password this is. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        defaultValue={session.user.email}
        hidden
      />
      <NewPasswordField form={form} label={passwordWords.newLabel} />
      <AuthFoot form={form} send={words.send}>
        {isLate && (
          <Button variant="quiet" onClick={() => void askAgain()}>
            {newPasswordAgain}
          </Button>
        )}
      </AuthFoot>
    </AuthForm>
  );
}
