import { useEffect, useRef } from "react";
import { Field } from "../components/ui/field.tsx";
import { Input } from "../components/ui/input.tsx";

type CodeFieldProps = {
  label: string;
  error: string | undefined;
  /** Where it takes the place of the form that asked for the code, the focus goes on here. */
  hasFocus: boolean;
  onInput: () => void;
};

/** The six digits of a mail; pasted with spaces they are as good. */
export function CodeField({ label, error, hasFocus, onInput }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="profile-code"
          onInput={onInput}
        />
      )}
    </Field>
  );
}
