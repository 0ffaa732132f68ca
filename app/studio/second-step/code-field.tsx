import { secondStepWords } from "../../../content/second-factor.ts";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";

/** The code as apps show it, often in two groups of three. */
export function readCode(fields: FormData): string {
  const given = fields.get("code");
  return typeof given === "string" ? given.replaceAll(/\s/g, "") : "";
}

export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

export function CodeField({ error }: { error?: string | undefined }) {
  return (
    <Field label={secondStepWords.code} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      )}
    </Field>
  );
}
