import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../ui/cx.ts";
import { describeControl } from "../ui/describe-control.ts";
import { FieldError } from "../ui/field-error.tsx";
import { fieldFrame, FieldHint, fieldLabel } from "../ui/field-parts.tsx";
import type { LineLook } from "./line-looks.ts";

type ControlProps = {
  id: string;
  name: string | undefined;
  required: boolean;
  className?: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  suppressHydrationWarning?: true;
};

type FieldProps = Omit<ComponentProps<"div">, "children" | "form"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** The form of `useForm`, which knows by the field's name what is wrong with it. */
  form?: { errors: Readonly<Partial<Record<string, string>>> };
  name?: string;
  /** What is wrong with it, where no form knows. */
  error?: ReactNode;
  required?: boolean;
  /** A line to write on as the public pages have it, in place of a box. */
  line?: LineLook;
  /** The id of further words that belong to it, such as a password's rules. */
  describedBy?: string;
  /** `{(control) => <Input {...control} type="email" />}` */
  children: (control: ControlProps) => ReactNode;
};

/** A control, its label above, its error below. */
export function Field({
  id,
  label,
  hint,
  form,
  name,
  error = name && form?.errors[name],
  required = false,
  line,
  describedBy,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { hintId, errorId, control } = describeControl(controlId, { hint, error });
  const descriptions = [control["aria-describedby"], describedBy].filter(Boolean).join(" ");
  return (
    <div {...rest} className={cx(line?.field ?? fieldFrame, className)}>
      <label
        htmlFor={controlId}
        className={line ? cx(line.label, required && "required-star") : fieldLabel(required)}
      >
        {label}
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({
        id: controlId,
        name,
        required,
        ...control,
        "aria-describedby": descriptions || undefined,
        ...(line && { className: line.input, suppressHydrationWarning: true }),
      })}
      {line ? (
        // The server writes into the same place for visitors without scripts: hydration takes it as it finds it.
        <p id={errorId} data-error-for={name} className={line.error} suppressHydrationWarning>
          {error ?? ""}
        </p>
      ) : (
        <FieldError id={errorId}>{error}</FieldError>
      )}
    </div>
  );
}
