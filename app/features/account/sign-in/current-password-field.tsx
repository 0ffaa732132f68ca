import { currentPasswordWords as words } from "../../../../content/account.ts";
import { Field } from "../../../form/field.tsx";
import type { Form } from "../../../form/use-form.ts";
import { Input } from "../../../ui/input.tsx";

type CurrentPasswordFieldProps = { form: Pick<Form, "errors">; email: string };

/** Before an address or a password changes, so that a page left open changes neither. */
export function CurrentPasswordField({ form, email }: CurrentPasswordFieldProps) {
  return (
    <>
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field form={form} name="current" label={words.label}>
        {(control) => <Input {...control} type="password" autoComplete="current-password" />}
      </Field>
    </>
  );
}
