import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../form/field.tsx";
import { Input } from "../../ui/input.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Select } from "../../ui/select.tsx";
import { form } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function FieldStates() {
  return (
    <Shot name="Every state">
      <div className={form}>
        <Field label="Empty">
          {(control) => <Input {...control} placeholder="name@company.example" />}
        </Field>
        <Field label="Filled">
          {(control) => <Input {...control} defaultValue="Harbour Light Films" />}
        </Field>
        <Field label="Focused">
          {(control) => <Input {...control} data-focus="" defaultValue="0x52908400" />}
        </Field>
        <Field label="Wrong" error="Please enter a valid email address.">
          {(control) => <Input {...control} defaultValue="studio at kinolume" />}
        </Field>
        <Field label="Disabled">
          {(control) => <Input {...control} disabled defaultValue="Not now" />}
        </Field>
        <Field label="Read-only">
          {(control) => <Input {...control} readOnly defaultValue="0.214907 ETH" />}
        </Field>
        <Field label="Select, wrong" error="Choose one.">
          {(control) => (
            <Select {...control}>
              <option>Choose a package</option>
            </Select>
          )}
        </Field>
        <Field label="Select, disabled">
          {(control) => (
            <Select {...control} disabled>
              <option>Not available</option>
            </Select>
          )}
        </Field>
        <div>
          <Checkbox label="Unchecked" hint="With a hint below it" />
          <Checkbox label="Checked" defaultChecked />
          <Checkbox label="Disabled" disabled />
        </div>
        <RadioGroup
          legend="Radio group, wrong"
          name="state"
          error="Choose one."
          required
          options={[
            { value: "one", label: "Unchecked" },
            { value: "two", label: "Disabled", disabled: true },
          ]}
        />
      </div>
    </Shot>
  );
}
