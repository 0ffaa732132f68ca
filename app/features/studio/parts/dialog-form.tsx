import type { ComponentProps, ReactNode } from "react";
import type * as z from "zod/mini";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { ChoiceGroup } from "../../../form/choice-group.tsx";
import { Field } from "../../../form/field.tsx";
import type { SendOutcome } from "../../../form/refusal.ts";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

export type FormField = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "maxLength" | "defaultValue"
> & {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** One of a few, in place of a line to write on; some of them, where some are ticked from the beginning. */
  options?: readonly { value: string; label: ReactNode }[];
  ticked?: readonly string[];
};

type DialogFormProps<Values> = {
  id: string;
  title: string;
  description: string;
  fields: readonly FormField[];
  schema: z.ZodMiniType<Values>;
  submitLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A refusal leaves all as it was typed; otherwise the dialog closes. */
  send: (values: Values) => Promise<SendOutcome | undefined>;
};

/** A dialog with a few lines to fill in. */
export function DialogForm<Values>({
  id,
  title,
  description,
  fields,
  schema,
  submitLabel,
  open,
  onOpenChange,
  send,
}: DialogFormProps<Values>) {
  const form = useForm({
    schema,
    read: (typed) => ({
      ...Object.fromEntries(typed),
      ...Object.fromEntries(
        fields.filter(({ ticked }) => ticked).map(({ name }) => [name, typed.getAll(name)]),
      ),
    }),
    describe: describeAnyFaults,
    send,
    onSent: () => onOpenChange(false),
  });

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
      <form {...form.props}>
        {fields.map(({ name, label, hint, required = false, options, ticked, ...input }) =>
          options && ticked ? (
            <ChoiceGroup
              key={name}
              form={form}
              name={name}
              legend={label}
              options={options}
              defaultValues={ticked}
              required={required}
            />
          ) : (
            <Field key={name} form={form} name={name} label={label} hint={hint} required={required}>
              {(control) =>
                options ? (
                  <Select {...control} defaultValue={input.defaultValue}>
                    {options.map(({ value, label: words }) => (
                      <option key={value} value={value}>
                        {words}
                      </option>
                    ))}
                  </Select>
                ) : (
                  <Input {...control} {...input} />
                )
              }
            </Field>
          ),
        )}
        {form.failure && <Alert tone="danger" title={form.failure} className="mb-6" />}
        <Button size="small" type="submit" busy={form.isBusy}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}
