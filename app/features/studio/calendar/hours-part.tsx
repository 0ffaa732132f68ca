import { useState } from "react";
import { hoursWords as words } from "../../../../content/studio-calendar.ts";
import { Button } from "../../../ui/button.tsx";
import { Gate } from "../access/gate.tsx";
import { DialogForm } from "../parts/dialog-form.tsx";
import { hoursSchema, isOverlapping } from "./opening-schema.ts";
import type { OpeningRow } from "./read-calendar.ts";
import { HoursHeading } from "./hours-heading.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { addOpening, removeOpening } from "./save-opening.ts";

export type OpeningPartProps = { opening: OpeningRow; onChanged: () => void };

const weekdays = words.weekdays.map((label, index) => ({ value: String(index + 1), label }));

export const spanOf = (opens: string, closes: string) =>
  words.span(opens.slice(0, 5), closes.slice(0, 5));

/** Every week. */
export function HoursPart({ opening, onChanged }: OpeningPartProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { calendar, hours } = opening;
  return (
    <section aria-labelledby="opening-hours">
      <HoursHeading id="opening-hours">{words.heading}</HoursHeading>
      <p className="mb-4 max-w-prose text-mist">{words.text}</p>
      <ul className="border-b border-line">
        {weekdays.map(({ value, label }) => {
          const spans = hours.filter(({ weekday }) => String(weekday) === value);
          return (
            <li
              key={value}
              className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-1.5"
            >
              <span className="text-mist">{label}</span>
              <span className="flex min-h-9 flex-wrap items-center gap-x-8 gap-y-1">
                {spans.length === 0 && <span className="text-mist">{words.closed}</span>}
                {spans.map(({ id, opens, closes }) => (
                  <span key={id} className="flex items-center gap-3 tabular-nums">
                    {spanOf(opens, closes)}
                    <Gate deed="calendar">
                      <RemoveButton
                        id={id}
                        what={`${label} ${spanOf(opens, closes)}`}
                        title={words.removeTitle}
                        text={words.removeText}
                        onRemove={async () => {
                          await removeOpening("opening_hours", id);
                          onChanged();
                        }}
                      />
                    </Gate>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <Gate deed="calendar">
        <p className="mt-4">
          <Button
            size="small"
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => setIsAdding(true)}
          >
            {words.add}
          </Button>
        </p>
      </Gate>
      {isAdding && (
        <DialogForm
          id="add-hours"
          title={words.addTitle}
          description={words.addText}
          fields={[
            { name: "weekday", label: words.weekday, options: weekdays, required: true },
            {
              name: "opens",
              label: words.opens,
              type: "time",
              required: true,
              defaultValue: "09:00",
            },
            {
              name: "closes",
              label: words.closes,
              type: "time",
              required: true,
              defaultValue: "17:00",
            },
          ]}
          schema={hoursSchema}
          submitLabel={words.save}
          open
          onOpenChange={setIsAdding}
          send={async (values) => {
            const isTaken = hours.some(
              (each) => each.weekday === values.weekday && isOverlapping(values, each),
            );
            if (isTaken) return { fields: { opens: words.overlap } };
            const refusal = await addOpening("opening_hours", {
              ...values,
              calendar_id: calendar?.id,
            });
            if (!refusal) onChanged();
            return refusal;
          }}
        />
      )}
    </section>
  );
}
