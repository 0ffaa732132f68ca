import { currentPasswordWords as words } from "../../../../content/account.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { SingleForm } from "../use-single-form.ts";

type CurrentPasswordFieldProps = { form: SingleForm; email: string };

/** Before an address or a password changes, so that a page left open changes neither. */
export function CurrentPasswordField({ form, email }: CurrentPasswordFieldProps) {
  return (
    <>
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={words.label} error={form.errorAt("current")}>
        {(control) => (
          <Input
            {...control}
            name="current"
            type="password"
            autoComplete="current-password"
            onInput={form.clearError}
          />
        )}
      </Field>
    </>
  );
}
