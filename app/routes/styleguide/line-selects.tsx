import { Field } from "../../form/field.tsx";
import { lineLook, sheetLook } from "../../form/line-looks.ts";
import { LineSelect } from "../../form/line-select.tsx";
import { form, sheet } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const sizes = [
  { size: "default", line: lineLook, layout: form },
  { size: "large", line: sheetLook, layout: sheet },
] as const;

const options = (
  <>
    <option value="">Choose a kind of work</option>
    <option value="film">Film production</option>
  </>
);

export function LineSelects() {
  return sizes.map(({ size, line, layout }) => (
    <Shot key={size} name={`A choice on a line, ${size}`}>
      <div className={layout}>
        <Field label="Nothing chosen" line={line}>
          {(control) => (
            <LineSelect {...control} size={size}>
              {options}
            </LineSelect>
          )}
        </Field>
        <div className="contents" data-focused="">
          <Field label="Chosen and focused" line={line}>
            {(control) => (
              <LineSelect {...control} size={size} defaultValue="film" data-focus="">
                {options}
              </LineSelect>
            )}
          </Field>
        </div>
        <Field label="Wrong" line={line} error="Please choose one of the projects in the list.">
          {(control) => (
            <LineSelect {...control} size={size}>
              {options}
            </LineSelect>
          )}
        </Field>
      </div>
    </Shot>
  ));
}
