import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formatRate } from "../../../../content/billing-document.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { invoiceDraftWords as words } from "../../../../content/studio-billing.ts";
import { billingLimits } from "../../../../domain/billing/billing-request.ts";
import { vatRates } from "../../../../domain/billing/document.ts";
import { Field } from "../../../form/field.tsx";
import type { Form } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { listRows, nameControl, type Typed } from "./draft-values.ts";

type DraftLinesProps = {
  form: Pick<Form, "errors" | "element">;
  /** What the form begins with. */
  begun: Typed;
  /** What each line comes to at this moment, in their order. */
  nets: readonly number[];
  /** Only where the seller has a VAT number. */
  hasRates: boolean;
};

/** The lines of a draft: each a row of controls that keeps what is typed in it wherever it is moved to. */
export function DraftLines({ form, begun, nets, hasRates }: DraftLinesProps) {
  const [rows, setRows] = useState(() => {
    const kept = listRows(begun);
    return kept.length > 0 ? kept : ["1"];
  });
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const goTo = useRef<string>(undefined);
  const heard = useRef(rows);

  // The draft that a reload brings back is written as somebody types: a line that came, went or moved counts as typing.
  useEffect(() => {
    if (heard.current === rows) return;
    heard.current = rows;
    const first = list.current?.querySelector("textarea");
    first?.dispatchEvent(new Event("input", { bubbles: true }));
    if (goTo.current) {
      const control = form.element?.elements.namedItem(goTo.current);
      if (control instanceof HTMLElement) control.focus();
      goTo.current = undefined;
    }
  }, [rows, form.element]);

  function add(after: number) {
    if (rows.length >= billingLimits.lines) return;
    const row = String(Math.max(0, ...rows.map(Number)) + 1);
    goTo.current = nameControl(row, "description");
    setRows(rows.toSpliced(after, 0, row));
  }

  function remove(place: number) {
    const next = rows[place + 1] ?? rows[place - 1];
    if (!next) return;
    goTo.current = nameControl(next, "description");
    setSaid(words.removed(place + 1));
    setRows(rows.toSpliced(place, 1));
  }

  function move(place: number, by: -1 | 1) {
    const row = rows[place];
    const to = place + by;
    if (!row || to < 0 || to >= rows.length) return;
    setSaid(words.moved(to + 1));
    setRows(rows.toSpliced(place, 1).toSpliced(to, 0, row));
  }

  function followKeys(event: KeyboardEvent, place: number) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      add(place + 1);
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      // Moved in the page, the element loses the focus that is in it.
      const { activeElement } = document;
      goTo.current = activeElement?.getAttribute("name") ?? undefined;
      move(place, event.key === "ArrowUp" ? -1 : 1);
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-small/[1.4] font-medium text-paper">{words.lines}</legend>
      <p className="pb-3 text-caption text-mist pointer-coarse:hidden">{words.keys}</p>
      <ol ref={list}>
        {rows.map((row, place) => (
          <li key={row} className="relative border-t border-line pt-4 pb-3">
            <fieldset className="grid min-w-0 gap-y-1">
              <legend className="sr-only">{words.line(place + 1)}</legend>
              <Field
                form={form}
                name={nameControl(row, "description")}
                label={words.describe(place + 1)}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    density="dense"
                    rows={1}
                    onKeyDown={(event) => followKeys(event, place)}
                    defaultValue={begun[nameControl(row, "description")]}
                  />
                )}
              </Field>
              <div
                className={cx(
                  "grid items-start gap-x-4 tabular-nums @max-[30rem]:grid-cols-2",
                  hasRates
                    ? "grid-cols-[minmax(7rem,1fr)_minmax(5rem,1fr)_minmax(5rem,1fr)_6.5rem_minmax(5.5rem,1fr)]"
                    : "grid-cols-[minmax(7rem,1fr)_minmax(5rem,1fr)_minmax(5rem,1fr)_minmax(5.5rem,1fr)]",
                )}
              >
                {(["quantity", "unit", "discount"] as const).map((field) => (
                  <Field
                    key={field}
                    form={form}
                    name={nameControl(row, field)}
                    label={words[field]}
                  >
                    {(control) => (
                      <Input
                        {...control}
                        density="dense"
                        inputMode="decimal"
                        onKeyDown={(event) => followKeys(event, place)}
                        autoComplete="off"
                        defaultValue={
                          begun[nameControl(row, field)] ?? (field === "quantity" ? "1" : "")
                        }
                      />
                    )}
                  </Field>
                ))}
                {hasRates && (
                  <Field form={form} name={nameControl(row, "rate")} label={words.rate}>
                    {(control) => (
                      <Select
                        {...control}
                        defaultValue={begun[nameControl(row, "rate")] || String(vatRates[0])}
                      >
                        {vatRates.map((rate) => (
                          <option key={rate} value={rate}>
                            {formatRate(rate)}
                          </option>
                        ))}
                      </Select>
                    )}
                  </Field>
                )}
                <p className="text-right">
                  <span className="block pb-2 text-small/[1.4] text-mist">{words.net}</span>
                  <output className="block py-2 text-paper">
                    {formatToThePenny(nets[place] ?? 0)}
                  </output>
                </p>
              </div>
            </fieldset>
            {/* After the line's own controls: who types goes from figure to figure. */}
            <div className="absolute top-0 right-0 flex">
              <IconButton
                label={words.moveUp(place + 1)}
                icon={<ArrowUp aria-hidden="true" />}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              />
              <IconButton
                label={words.moveDown(place + 1)}
                icon={<ArrowDown aria-hidden="true" />}
                disabled={place === rows.length - 1}
                onClick={() => move(place, 1)}
              />
              <IconButton
                label={words.removeLine(place + 1)}
                icon={<X aria-hidden="true" />}
                disabled={rows.length === 1}
                onClick={() => remove(place)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button size="small" variant="secondary" onClick={() => add(rows.length)}>
        {words.addLine}
      </Button>
      <output className="sr-only">{said}</output>
    </fieldset>
  );
}
