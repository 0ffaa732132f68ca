import { useFormData } from "@conform-to/react/future";
import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { interfaceWords } from "../../../../content/interface.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { Field } from "../../../form/field.tsx";
import type { SendOutcome } from "../../../form/refusal.ts";
import { type Form, useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { FactList, type LabelledValue } from "../parts/fact-list.tsx";
import { ButtonRow } from "../parts/form-layout.tsx";
import type { Typed } from "./draft-values.ts";

export type DeedField = {
  name: string;
  label: string;
  hint?: string;
  /** A line of text where nothing is said. */
  as?: "long" | "pounds" | "day" | "choice";
  options?: readonly { value: string; label: string }[];
  defaultValue?: string;
  isOptional?: boolean;
  maxLength?: number;
};

type DeedFormProps<Values> = {
  fields: readonly DeedField[];
  schema: z.ZodMiniType<Values>;
  /** What it changes, as long as it is not done: worked out anew with every letter. */
  changes: (typed: Typed) => readonly LabelledValue[];
  /** `key` is the same for the same words: sent twice, they count once. */
  send: (values: Values, key: string) => Promise<SendOutcome | undefined>;
  action: string;
  isDestructive?: boolean;
  onClose: () => void;
  /** What the usual fields cannot ask, over them. */
  children?: (form: Pick<Form, "errors">) => ReactNode;
};

/** A step in the books: what it needs to know, what it changes, and the button that does it. */
export function DeedForm<Values>(props: DeedFormProps<Values>) {
  const { fields, schema, changes, send, action, isDestructive = false, onClose, children } = props;
  const form = useForm({
    schema,
    describe: describeAnyFaults,
    keepsValues: true,
    send: (values, { key }) => send(values, key),
    onSent: onClose,
  });
  const begun = Object.fromEntries(
    fields.map(({ name, defaultValue = "" }) => [name, defaultValue]),
  );
  const typed = useFormData(form.props.id, (data): Typed => Object.fromEntries(data), {
    fallback: begun,
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-2">
      {children?.(form)}
      {fields.map((field) => (
        <DeedControl key={field.name} form={form} field={field} />
      ))}
      <div aria-live="polite" className="pt-2">
        <FactList look="spread" facts={changes(typed)} />
      </div>
      {form.failure && <Alert tone="danger" title={form.failure} className="mt-4" />}
      <ButtonRow>
        <Button
          size="slim"
          type="submit"
          variant={isDestructive ? "destructive" : "primary"}
          busy={form.isBusy}
        >
          {action}
        </Button>
        <Button size="slim" variant="quiet" onClick={onClose}>
          {interfaceWords.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}

function DeedControl({ form, field }: { form: Pick<Form, "errors">; field: DeedField }) {
  const { name, label, hint, as, options = [], defaultValue, isOptional = false } = field;
  const limit = field.maxLength === undefined ? {} : { maxLength: field.maxLength };
  return (
    <Field form={form} name={name} label={label} hint={hint} required={!isOptional}>
      {(control) =>
        as === "long" ? (
          <Textarea {...control} {...limit} density="dense" rows={2} defaultValue={defaultValue} />
        ) : as === "choice" ? (
          <Select {...control} defaultValue={defaultValue}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...control}
            {...limit}
            {...(as === "day" && { type: "date" })}
            {...(as === "pounds" && { inputMode: "decimal" as const })}
            density="dense"
            autoComplete="off"
            defaultValue={defaultValue}
          />
        )
      }
    </Field>
  );
}
