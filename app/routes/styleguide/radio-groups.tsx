import { useState } from "react";
import { Choice } from "../../ui/choice.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { HoveredChoice } from "./hovered-choice.tsx";
import { form } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const cuts = [
  { value: "wide", label: "Wide" },
  { value: "upright", label: "Upright" },
];

export function RadioGroups() {
  const [cut, setCut] = useState("wide");
  return (
    <Shot name="Radio group: every state">
      <div className={form}>
        <RadioGroup
          legend="With a hint"
          hint="One of them can be changed later."
          name="sg-hint"
          options={cuts}
        />
        <RadioGroup
          legend="Driven from state"
          hint={`The state says ${cut}.`}
          name="sg-state"
          options={cuts}
          value={cut}
          onValueChange={setCut}
        />
        <RadioGroup legend="Ruled" isRuled name="sg-ruled" options={cuts} defaultValue="wide" />
        <RadioGroup legend="Its legend hidden" legendHidden name="sg-hidden" options={cuts} />
        <RadioGroup legend="Wrong" name="sg-wrong" error="Choose one." required options={cuts} />
        <RadioGroup
          legend="Disabled"
          name="sg-disabled"
          defaultValue="wide"
          options={cuts.map((option) => ({ ...option, disabled: true }))}
        />
        <HoveredChoice>
          <RadioGroup legend="Hover" name="sg-hover" options={cuts} />
        </HoveredChoice>
        <Choice type="radio" name="sg-focus" label="Focused" data-focus="" />
      </div>
    </Shot>
  );
}
