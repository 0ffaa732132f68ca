import { ChoiceGroup } from "../../form/choice-group.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { HoveredChoice } from "./hovered-choice.tsx";
import { form } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const cuts = [
  { value: "wide", label: "Wide" },
  { value: "upright", label: "Upright" },
];

export function Checkboxes() {
  return (
    <Shot name="Checkbox: every state">
      <div className={form}>
        <Checkbox label="Unchecked" hint="With a hint below it" />
        <Checkbox label="Checked" defaultChecked />
        <HoveredChoice>
          <Checkbox label="Hover" />
        </HoveredChoice>
        <Checkbox label="Focused" data-focus="" />
        <Checkbox label="Required" required />
        <Checkbox label="Wrong" error="Tick the box to go on." required />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Checked and disabled" defaultChecked disabled />
        <ChoiceGroup
          form={{ errors: {} }}
          legend="Some of a few"
          name="sg-some"
          options={cuts}
          defaultValues={["wide"]}
        />
        <ChoiceGroup
          form={{ errors: { "sg-none": "Choose at least one." } }}
          legend="Wrong"
          name="sg-none"
          options={cuts}
          required
        />
      </div>
    </Shot>
  );
}
