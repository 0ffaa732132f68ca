import { useEffect, useRef } from "react";
import { Field } from "../../form/field.tsx";
import type { Form } from "../../form/use-form.ts";
import { Input } from "../../ui/input.tsx";

type CodeFieldProps = {
  label: string;
  form: Pick<Form, "errors">;
  /** Where it takes the place of the form that asked for the code, the focus goes on here. */
  hasFocus?: boolean;
};

/** Six digits, of a mail or of an app; pasted with spaces they are as good. */
export function CodeField({ label, form, hasFocus = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Field form={form} name="code" label={label}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="max-w-48 tracking-[0.2em] tabular-nums"
        />
      )}
    </Field>
  );
}
