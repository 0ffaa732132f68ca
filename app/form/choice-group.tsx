import { type ReactNode, useId } from "react";
import { Choice } from "../ui/choice.tsx";
import { describeControl } from "../ui/describe-control.ts";
import { FieldError } from "../ui/field-error.tsx";
import { fieldFrame, fieldLabel } from "../ui/field-parts.tsx";

type ChoiceGroupProps = {
  /** The form of `useForm`, which knows by the name what is wrong. */
  form: { errors: Readonly<Partial<Record<string, string>>> };
  name: string;
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  /** Ticked from the beginning. */
  defaultValues?: readonly string[];
  required?: boolean;
};

/** Some of a few, each with a box. What is typed has the name once for each that is ticked. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { form, name, legend, options, defaultValues = [], required = false } = props;
  const error = form.errors[name];
  const { errorId, control } = describeControl(useId(), { error });
  return (
    <fieldset {...control} className={fieldFrame}>
      <legend className={fieldLabel(required)}>{legend}</legend>
      {options.map(({ value, label }) => (
        <Choice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          label={label}
          defaultChecked={defaultValues.includes(value)}
        />
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
