import { Field } from "../../form/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { form } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const densities = ["default", "medium", "short", "dense"] as const;
const text = "A harbour at night, and one window lit.";

export function TextareaStates() {
  return (
    <Shot name="Textarea: default, medium, short, dense, and every state">
      <div className={form}>
        {densities.map((density) => (
          <Field key={density} label={<span className="capitalize">{density}</span>}>
            {(control) => <Textarea {...control} density={density} rows={1} />}
          </Field>
        ))}
        <Field label="Filled">
          {(control) => <Textarea {...control} density="short" rows={2} defaultValue={text} />}
        </Field>
        <Field label="Hover">
          {(control) => (
            <Textarea {...control} density="short" rows={2} data-hover="" defaultValue={text} />
          )}
        </Field>
        <Field label="Focused">
          {(control) => (
            <Textarea {...control} density="short" rows={2} data-focus="" defaultValue={text} />
          )}
        </Field>
        <Field label="Wrong" error="Please write a message.">
          {(control) => <Textarea {...control} density="short" rows={2} />}
        </Field>
        <Field label="Disabled">
          {(control) => (
            <Textarea {...control} density="short" rows={2} disabled defaultValue={text} />
          )}
        </Field>
        <Field label="Read-only">
          {(control) => (
            <Textarea {...control} density="short" rows={2} readOnly defaultValue={text} />
          )}
        </Field>
      </div>
    </Shot>
  );
}
