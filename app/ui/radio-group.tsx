import { type ComponentProps, type ReactNode, useId } from "react";
import { Choice } from "./choice.tsx";
import { cx } from "./cx.ts";
import { describeControl } from "./describe-control.ts";
import { FieldError } from "./field-error.tsx";
import { fieldFrame, FieldHint, fieldLabel } from "./field-parts.tsx";

type RadioGroupProps = Omit<ComponentProps<"fieldset">, "children" | "defaultValue"> & {
  legend: ReactNode;
  legendHidden?: boolean;
  /** With a hairline over each option. */
  isRuled?: boolean;
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
  legendHidden = false,
  isRuled = false,
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
      className={cx(fieldFrame, className)}
    >
      <legend className={legendHidden ? "sr-only" : fieldLabel(required)}>{legend}</legend>
      {hint && <FieldHint id={described.hintId}>{hint}</FieldHint>}
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          label={option.label}
          isRuled={isRuled}
          disabled={option.disabled}
          required={required}
          checked={value === undefined ? undefined : value === option.value}
          defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
          onChange={onValueChange && (() => onValueChange(option.value))}
        />
      ))}
      <FieldError id={described.errorId}>{error}</FieldError>
    </fieldset>
  );
}
