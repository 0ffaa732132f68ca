import { AuthField, type AuthFieldProps } from "./auth-field.tsx";

type EmailFieldProps = {
  form: AuthFieldProps["form"];
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
