import { Field } from "../../form/field.tsx";
import { Select } from "../../ui/select.tsx";
import { form } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const options = (
  <>
    <option>Choose a package</option>
    <option>Short film</option>
  </>
);

export function SelectStates() {
  return (
    <Shot name="Select: every state">
      <div className={form}>
        <Field label="Rest">{(control) => <Select {...control}>{options}</Select>}</Field>
        <Field label="Required" required>
          {(control) => <Select {...control}>{options}</Select>}
        </Field>
        <Field label="Hover">
          {(control) => (
            <Select {...control} data-hover="">
              {options}
            </Select>
          )}
        </Field>
        <Field label="Focused">
          {(control) => (
            <Select {...control} data-focus="">
              {options}
            </Select>
          )}
        </Field>
        <Field label="Wrong" error="Choose one.">
          {(control) => <Select {...control}>{options}</Select>}
        </Field>
        <Field label="Disabled">
          {(control) => (
            <Select {...control} disabled>
              {options}
            </Select>
          )}
        </Field>
      </div>
    </Shot>
  );
}
