import type { ComponentProps } from "react";
import { authFields } from "../../../../content/auth-fields.ts";
import { Field } from "../../../form/field.tsx";
import type { Form } from "../../../form/use-form.ts";
import type { AuthFieldName } from "./auth-schema.ts";

export type AuthFieldProps = Omit<ComponentProps<"input">, "form" | "name"> & {
  form: Pick<Form, "errors">;
  name: AuthFieldName;
  label?: string;
  /** The id of words that belong to it, such as a password's rules. */
  describedBy?: string;
};

/** What stands at the end of the line are `children`. */
export function AuthField(props: AuthFieldProps) {
  const { form, name, label = authFields[name].label, describedBy, children, ...input } = props;
  return (
    <Field
      look="line"
      form={form}
      name={name}
      label={label}
      required={name !== "company"}
      {...(describedBy && { describedBy })}
    >
      {(control) => (
        <div className="auth-line">
          <input {...input} {...control} />
          {children}
        </div>
      )}
    </Field>
  );
}
