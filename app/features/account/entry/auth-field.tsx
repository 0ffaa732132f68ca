import type { ComponentProps } from "react";
import { authFields } from "../../../../content/auth-fields.ts";
import { Field } from "../../../form/field.tsx";
import { lineLook } from "../../../form/line-looks.ts";
import { cx } from "../../../ui/cx.ts";
import type { Form } from "../../../form/use-form.ts";
import type { AuthFieldName } from "./auth-schema.ts";

export type AuthFieldProps = Omit<ComponentProps<"input">, "form" | "name"> & {
  form: Pick<Form, "errors">;
  name: AuthFieldName;
  label?: string;
  /** The id of words that belong to it, such as a password's rules. */
  describedBy?: string;
};

const codeLook =
  "data-code:font-display data-code:text-code data-code:tracking-[0.28em] data-code:tabular-nums";

/** What stands at the end of the line are `children`. */
export function AuthField(props: AuthFieldProps) {
  const { form, name, label = authFields[name].label, describedBy, children, ...input } = props;
  return (
    <Field
      line={lineLook}
      className="pb-3"
      form={form}
      name={name}
      label={label}
      required={name !== "company"}
      {...(describedBy && { describedBy })}
    >
      {(control) => (
        <div className="relative grid">
          <input
            {...input}
            {...control}
            className={cx(control.className, codeLook, children ? "pr-13" : undefined)}
          />
          {children}
        </div>
      )}
    </Field>
  );
}
