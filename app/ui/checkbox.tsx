import { type ComponentProps, type ReactNode, useId } from "react";
import { Choice } from "./choice.tsx";
import { cx } from "./cx.ts";
import { describeControl } from "./describe-control.ts";
import { FieldError } from "./field-error.tsx";
import { fieldFrame, FieldHint } from "./field-parts.tsx";

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
    <div className={cx(fieldFrame, className)}>
      <Choice
        {...rest}
        {...described.control}
        id={controlId}
        type="checkbox"
        label={label}
        isMarked={rest.required === true}
      />
      {hint && (
        <FieldHint id={described.hintId} isBelow>
          {hint}
        </FieldHint>
      )}
      <FieldError id={described.errorId}>{error}</FieldError>
    </div>
  );
}
