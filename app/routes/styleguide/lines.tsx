import { Field } from "../../form/field.tsx";
import { assistantLook, type LineLook, lineLook, sheetLook } from "../../form/line-looks.ts";
import { LineSelects } from "./line-selects.tsx";
import { form, sheet } from "./layouts.ts";
import { Scene, Shot } from "./scene.tsx";
import { SheetTextareas } from "./sheet-textareas.tsx";

const looks: { name: string; line: LineLook; layout: string }[] = [
  { name: "On a page or in a dialog", line: lineLook, layout: form },
  { name: "In the assistant's narrow panel", line: assistantLook, layout: form },
  { name: "On the call sheet, the label in the margin", line: sheetLook, layout: sheet },
];

export function Lines() {
  return (
    <Scene id="lines">
      {looks.map(({ name, line, layout }) => (
        <Shot key={name} name={name}>
          <div className={layout}>
            <Field label="Empty" line={line}>
              {(control) => <input {...control} placeholder="name@company.example" />}
            </Field>
            <Field label="Filled" line={line} required>
              {(control) => <input {...control} defaultValue="Harbour Light Films" />}
            </Field>
            <Field label="Hover" line={line}>
              {(control) => <input {...control} data-hover="" defaultValue="Harbour Light" />}
            </Field>
            <div className="contents" data-focused="">
              <Field label="Focused" line={line}>
                {(control) => <input {...control} data-focus="" defaultValue="Harbour Light" />}
              </Field>
            </div>
            <Field label="Wrong" line={line} error="Please enter a valid email address.">
              {(control) => <input {...control} defaultValue="studio at kinolume" />}
            </Field>
          </div>
        </Shot>
      ))}
      <SheetTextareas />
      <LineSelects />
    </Scene>
  );
}
