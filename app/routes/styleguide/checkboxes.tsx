import { Checkbox } from "../../ui/checkbox.tsx";
import { HoveredChoice } from "./hovered-choice.tsx";
import { form } from "./layouts.ts";
import { Shot } from "./scene.tsx";

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
      </div>
    </Shot>
  );
}
