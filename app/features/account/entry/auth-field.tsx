import { type ComponentProps, useId } from "react";
import { authFields } from "../../../../content/auth-fields.ts";
import type { AuthFieldName } from "./check-fields.ts";
import type { AuthForm } from "./use-auth-form.ts";

export type AuthFieldProps = Omit<ComponentProps<"input">, "form" | "name"> & {
  form: AuthForm;
  name: AuthFieldName;
  label?: string;
  /** The id of words that belong to it, such as a password's rules. */
  describedBy?: string;
};

/** A line to write on, its label above, its error below; what stands at its end are `children`. */
export function AuthField({
  form,
  name,
  label = authFields[name].label,
  describedBy,
  children,
  ...input
}: AuthFieldProps) {
  const id = useId();
  const error = form.errors[name];
  const descriptions = [error && `${id}-error`, describedBy].filter(Boolean).join(" ");
  const isRequired = form.required.includes(name);
  return (
    <div className="enquiry-field" onInput={() => error && form.clearError(name)}>
      <label htmlFor={id} className="enquiry-label" data-required={isRequired || undefined}>
        {label}
      </label>
      <div className="auth-line">
        <input
          {...input}
          id={id}
          name={name}
          required={isRequired}
          className="enquiry-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions || undefined}
        />
        {children}
      </div>
      <p id={`${id}-error`} className="enquiry-error">
        {error}
      </p>
    </div>
  );
}
