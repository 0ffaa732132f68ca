import { Field } from "../../form/field.tsx";
import { Input } from "../../ui/input.tsx";
import { form } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const rulesId = "sg-rules";

export function InputStates() {
  return (
    <Shot name="Input: every state and density, hexadecimal digits, further words">
      <div className={form}>
        <Field label="Empty">
          {(control) => <Input {...control} placeholder="name@company.example" />}
        </Field>
        <Field label="Filled">
          {(control) => <Input {...control} defaultValue="Harbour Light Films" />}
        </Field>
        <Field label="Hover">
          {(control) => <Input {...control} data-hover="" defaultValue="Harbour Light Films" />}
        </Field>
        <Field label="Focused">
          {(control) => <Input {...control} data-focus="" defaultValue="Harbour Light" />}
        </Field>
        <Field label="Wrong" error="Please enter a valid email address.">
          {(control) => <Input {...control} defaultValue="studio at kinolume" />}
        </Field>
        <Field label="Wrong and focused" error="Please enter a valid email address.">
          {(control) => <Input {...control} data-focus="" defaultValue="studio at kinolume" />}
        </Field>
        <Field label="Disabled">
          {(control) => <Input {...control} disabled defaultValue="Not now" />}
        </Field>
        <Field label="Read-only">
          {(control) => <Input {...control} readOnly defaultValue="0.214907 ETH" />}
        </Field>
        <Field label="Default">
          {(control) => <Input {...control} density="default" defaultValue="Re: your film" />}
        </Field>
        <Field label="Dense">
          {(control) => <Input {...control} density="dense" defaultValue="Re: your film" />}
        </Field>
        <Field label="Hexadecimal" required>
          {(control) => <Input {...control} isHex defaultValue="0x52908400098527886E0F" />}
        </Field>
        <Field label="Hint and error" hint="As on the invoice." error="There is no such number.">
          {(control) => <Input {...control} defaultValue="KL-0000" />}
        </Field>
        <div>
          <Field label="With further words" describedBy={rulesId}>
            {(control) => <Input {...control} type="password" autoComplete="off" />}
          </Field>
          <p id={rulesId} className="text-small text-mist">
            At least ten characters. The words stand wherever they suit, and are read with it.
          </p>
        </div>
      </div>
    </Shot>
  );
}
