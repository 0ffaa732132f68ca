import { type ComponentProps, type SubmitEvent, useRef, useState } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

export type FormField = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "maxLength" | "defaultValue"
> & { name: string; label: string; hint?: string; required?: boolean };

/** What is wrong with the fields, or with the whole; nothing when it is done. */
export type DialogOutcome = { fields?: Record<string, string>; failure?: string } | null;

type DialogFormProps = {
  id: string;
  title: string;
  description: string;
  fields: readonly FormField[];
  submitLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Trimmed values by name. Answering null closes the dialog; a failure leaves all as it was typed. */
  onSubmit: (values: Record<string, string>) => Promise<DialogOutcome>;
};

/** A dialog with a few lines to fill in. */
export function DialogForm({
  id,
  title,
  description,
  fields,
  submitLabel,
  open,
  onOpenChange,
  onSubmit,
}: DialogFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<DialogOutcome>(null);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const result = await onSubmit(readValues(event.currentTarget));
    setIsBusy(false);
    setOutcome(result);
    if (result === null) {
      form.current?.reset();
      onOpenChange(false);
    } else focusFirst(form.current, Object.keys(result.fields ?? {}));
  }

  return (
    <Dialog
      id={id}
      title={title}
      description={description}
      open={open}
      onOpenChange={onOpenChange}
      // A click beside it is no decision about a form half filled in.
      closedby="closerequest"
    >
      <form ref={form} noValidate method="post" onSubmit={(event) => void submit(event)}>
        {fields.map(({ name, label, hint, required = false, ...input }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            required={required}
            error={outcome?.fields?.[name]}
          >
            {(control) => <Input {...control} {...input} name={name} />}
          </Field>
        ))}
        {outcome?.failure && <Alert tone="danger" title={outcome.failure} className="mb-6" />}
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}

function readValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") values[name] = value.trim();
  return values;
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]) {
  const control = form?.elements.namedItem(names[0] ?? "");
  if (control instanceof HTMLElement) control.focus();
}
