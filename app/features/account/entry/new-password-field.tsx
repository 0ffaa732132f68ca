import { useId, useState } from "react";
import { authFields } from "../../../../content/auth-fields.ts";
import type { AuthFieldProps } from "./auth-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";

type NewPasswordFieldProps = { form: AuthFieldProps["form"]; label?: string };

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
