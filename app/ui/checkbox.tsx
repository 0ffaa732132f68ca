import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { describeControl } from "./describe-control.ts";
import { FieldError } from "./field-error.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ id, label, hint, error, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = describeControl(controlId, { hint, error });
  return (
    <div className={cx("ui-field", className)}>
      <label className="ui-choice" data-required={rest.required || undefined}>
        <input {...rest} {...described.control} id={controlId} type="checkbox" />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={described.hintId} className="ui-hint ui-choice-hint">
          {hint}
        </p>
      )}
      <FieldError id={described.errorId}>{error}</FieldError>
    </div>
  );
}
