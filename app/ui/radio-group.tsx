import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { describeControl } from "./describe-control.ts";
import { FieldError } from "./field-error.tsx";

type RadioGroupProps = Omit<ComponentProps<"fieldset">, "children" | "defaultValue"> & {
  legend: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  defaultValue?: string;
  /** With `onValueChange`, drives the group from state. */
  value?: string;
  onValueChange?: (value: string) => void;
};

export function RadioGroup({
  id,
  legend,
  name,
  options,
  hint,
  error,
  required = false,
  defaultValue,
  value,
  onValueChange,
  className,
  ...rest
}: RadioGroupProps) {
  const ownId = useId();
  const described = describeControl(id ?? ownId, { hint, error });
  return (
    <fieldset
      {...rest}
      {...described.control}
      id={id}
      role="radiogroup"
      aria-required={required || undefined}
      className={cx("ui-field", className)}
    >
      <legend className="ui-label" data-required={required || undefined}>
        {legend}
      </legend>
      {hint && (
        <p id={described.hintId} className="ui-hint">
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} className="ui-choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            required={required}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={onValueChange && (() => onValueChange(option.value))}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError id={described.errorId}>{error}</FieldError>
    </fieldset>
  );
}
