import { Field } from "../../form/field.tsx";
import { sheetLook, sheetTextarea } from "../../form/line-looks.ts";
import { sheet } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function SheetTextareas() {
  return (
    <Shot name="A longer text on the call sheet">
      <div className={sheet}>
        <Field label="Empty" line={sheetLook}>
          {(control) => (
            <textarea {...control} className={sheetTextarea} placeholder="Tell us the story." />
          )}
        </Field>
        <div className="contents" data-focused="">
          <Field label="Focused" line={sheetLook}>
            {(control) => (
              <textarea
                {...control}
                className={sheetTextarea}
                data-focus=""
                defaultValue="A harbour at night, and one window lit."
              />
            )}
          </Field>
        </div>
        <Field label="Wrong" line={sheetLook} error="Please write a message.">
          {(control) => <textarea {...control} className={sheetTextarea} />}
        </Field>
      </div>
    </Shot>
  );
}
