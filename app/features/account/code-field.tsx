import { useEffect, useRef } from "react";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

type CodeFieldProps = {
  label: string;
  error: string | undefined;
  /** Where it takes the place of the form that asked for the code, the focus goes on here. */
  hasFocus?: boolean;
  onInput: () => void;
};

/** Six digits, of a mail or of an app; pasted with spaces they are as good. */
export function CodeField({ label, error, hasFocus = false, onInput }: CodeFieldProps) {
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
          className="max-w-48 tracking-[0.2em] tabular-nums"
          onInput={onInput}
        />
      )}
    </Field>
  );
}

/** Undefined where it is not six digits. */
export function readCode(values: FormData): string | undefined {
  const typed = values.get("code");
  const digits = typeof typed === "string" ? typed.replaceAll(/\D/g, "") : "";
  return digits.length === 6 ? digits : undefined;
}
