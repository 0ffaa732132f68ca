import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";

type CodeFieldProps = { label: string; error: string | undefined; onInput: () => void };

/** The six digits of a mail; pasted with spaces they are as good. */
export function CodeField({ label, error, onInput }: CodeFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
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
