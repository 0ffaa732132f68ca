import { type SubmitEvent, useRef, useState } from "react";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import type { Faults } from "../../../../domain/field/fault.ts";

type Errors = Partial<Record<string, string>>;

type RowFormOptions<Field extends string, Row> = {
  /** The names of the controls, in their order. */
  fields: readonly Field[];
  parse: (typed: Partial<Record<Field, string>>) => { row: Row } | { faults: Faults };
  /** Answers why it was refused, in words for the page; null when it is saved. */
  save: (row: Row) => Promise<string | null>;
  onSaved: () => void;
};

/** A form for one row, from what is typed to what is stored. A failure leaves every field as it was typed. */
export function useRowForm<Field extends string, Row>(options: RowFormOptions<Field, Row>) {
  const { fields, parse, save, onSaved } = options;
  const form = useRef<HTMLFormElement>(null);
  const isSavingNow = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSavingNow.current) return;
    const parsed = parse(readValues(event.currentTarget, fields));
    setFailure(null);
    if ("faults" in parsed) {
      setErrors(describeAnyFaults(parsed.faults));
      const first = fields.find((name) => parsed.faults[name] !== undefined);
      if (first) focusField(event.currentTarget, first);
      return;
    }
    setErrors({});
    isSavingNow.current = true;
    setIsSaving(true);
    const refusal = await save(parsed.row);
    isSavingNow.current = false;
    setIsSaving(false);
    setFailure(refusal);
    if (refusal === null) onSaved();
  }

  return {
    errors,
    failure,
    isSaving,
    clearError: (name: Field) => setErrors((current) => ({ ...current, [name]: undefined })),
    form: {
      ref: form,
      noValidate: true,
      method: "post",
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  } as const;
}

function readValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const data = new FormData(form);
  const values: Partial<Record<Field, string>> = {};
  for (const name of fields) {
    const value = data.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

function focusField(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
