import { useId, useState } from "react";
import { authFields } from "../../../../content/auth-fields.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";
import type { AuthForm } from "./use-auth-form.ts";

type NewPasswordFieldProps = { form: AuthForm; label?: string };

export function NewPasswordField({
  form,
  label = authFields.password.label,
}: NewPasswordFieldProps) {
  const [password, setPassword] = useState("");
  const rulesId = useId();
  return (
    <div>
      <PasswordField
        form={form}
        label={label}
        autoComplete="new-password"
        describedBy={rulesId}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordMeter password={password} rulesId={rulesId} />
    </div>
  );
}
