import { AuthField } from "./auth-field.tsx";
import type { AuthForm } from "./use-auth-form.ts";

type EmailFieldProps = {
  form: AuthForm;
  defaultValue: string;
  /** `username` beside a password that is known, so that password managers fill in both. */
  autoComplete: "username" | "email";
};

export function EmailField(props: EmailFieldProps) {
  return (
    <AuthField
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
