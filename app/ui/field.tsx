import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { FieldError } from "./field-error.tsx";

export type ControlProps = {
  id: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = Omit<ComponentProps<"div">, "children"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** `{(control) => <Input {...control} name="email" />}` */
  children: (control: ControlProps) => ReactNode;
};

export function Field({
  id,
  label,
  hint,
  error,
  required = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = describe(controlId, { hint, error });
  return (
    <div {...rest} className={cx("ui-field", className)}>
      <label htmlFor={controlId} className="ui-label" data-required={required || undefined}>
        {label}
      </label>
      {hint && (
        <p id={described.hintId} className="ui-hint">
          {hint}
        </p>
      )}
      {children({ id: controlId, required, ...described.control })}
      <FieldError id={described.errorId}>{error}</FieldError>
    </div>
  );
}

/** The ids that tie a control to its hint and its error; absent text is never pointed at. */
export function describe(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return {
    hintId,
    errorId,
    control: {
      "aria-describedby": ids || undefined,
      "aria-invalid": error ? (true as const) : undefined,
    },
  };
}
