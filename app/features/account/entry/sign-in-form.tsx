import { Link, useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { signInFailures } from "../../../../content/auth-failures.ts";
import { authMessages } from "../../../../content/auth.ts";
import { signInWords } from "../../../../content/pages/auth.ts";
import { useForm } from "../../../form/use-form.ts";
import { authViewAddress } from "../../../session/auth-view.ts";
import { signIn } from "../../../session/sign-in.ts";
import { useIsHydrated } from "../../../startup/use-is-hydrated.ts";
import { AuthFoot } from "./auth-foot.tsx";
import { AuthForm } from "./auth-form.tsx";
import { authSchema } from "./auth-schema.ts";
import type { AuthViewProps } from "./auth-view-props.ts";
import { AuthAside } from "./auth-words.tsx";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { reportFailure } from "./report-failure.ts";
import { welcome } from "./welcome.ts";

type SignInFormProps = AuthViewProps & {
  /** What they are on the way to is said above both forms. */
  isInvited?: boolean;
};

/** The page itself leads on, as soon as it hears of the session. */
export function SignInForm({ email, next, isInvited = false, onEmail }: SignInFormProps) {
  const navigate = useNavigate();
  const form = useForm({
    schema: z.pick(authSchema, { email: true, password: true }),
    keepsValues: true,
    send: async (values) => {
      const outcome = await signIn(values);
      if (!outcome.error) {
        if (outcome.isIn) await welcome("password");
        return undefined;
      }
      const failure = reportFailure(authMessages.signInFailed, outcome.error, {
        words: signInFailures,
        focus: "password",
      });
      if (outcome.error.code !== "email_not_confirmed") return failure;
      onEmail(values.email);
      await navigate(authViewAddress("confirm", next));
      return undefined;
    },
  });
  const hint = useSessionEnded() ? signInWords.ended : next && !isInvited && signInWords.goOn;
  const keepEmail = () => onEmail(form.valueOf("email").trim());
  return (
    <AuthForm form={form} aria-label={signInWords.tab}>
      {hint && <p className="pb-5 text-small/body text-mist">{hint}</p>}
      <EmailField form={form} defaultValue={email} autoComplete="username" />
      <PasswordField form={form} autoComplete="current-password" />
      <AuthFoot form={form} send={signInWords.send}>
        <Link
          to={authViewAddress("forgot-password", next)}
          onClick={keepEmail}
          className="text-link"
        >
          {signInWords.forgot}
        </Link>
      </AuthFoot>
      <AuthAside>
        {signInWords.codeBefore}{" "}
        <Link to={authViewAddress("confirm", next)} onClick={keepEmail} className="text-link">
          {signInWords.code}
        </Link>
      </AuthAside>
    </AuthForm>
  );
}

/** Whether the page that led here says that a session was there a moment ago. It says so after a reload too, as no prerendered page does. */
function useSessionEnded(): boolean {
  const isHydrated = useIsHydrated();
  const location = useLocation();
  const state: unknown = location.state;
  return (
    isHydrated &&
    typeof state === "object" &&
    state !== null &&
    "hasEnded" in state &&
    state.hasEnded === true
  );
}
