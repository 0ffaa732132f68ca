import { useState } from "react";
import { formatLongDay } from "../../../../content/dates.ts";
import { exceptionWords as words, hoursWords } from "../../../../content/studio-calendar.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { Button } from "../../../ui/button.tsx";
import { Gate } from "../access/gate.tsx";
import { DialogForm } from "../parts/dialog-form.tsx";
import { type OpeningPartProps, spanOf } from "./hours-part.tsx";
import { exceptionSchema, isOverlapping } from "./opening-schema.ts";
import { HoursHeading } from "./hours-heading.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { addOpening, removeOpening } from "./save-opening.ts";

/** Single days, from today on. */
export function ExceptionsPart({ opening, onChanged }: OpeningPartProps) {
  const [isAdding, setIsAdding] = useState(false);
  const today = todayInLondon();
  const ahead = opening.exceptions.filter(({ day }) => day >= today);
  return (
    <section aria-labelledby="opening-exceptions">
      <HoursHeading id="opening-exceptions">{words.heading}</HoursHeading>
      <p className="mb-4 max-w-prose text-mist">{words.text}</p>
      {ahead.length === 0 && <p className="border-y border-line py-3 text-mist">{words.none}</p>}
      <ul className="border-line not-empty:border-b">
        {ahead.map(({ id, day, opens, closes, note }) => (
          <li
            key={id}
            className="flex min-h-12 flex-wrap items-center gap-x-8 gap-y-1 border-t border-line py-1.5"
          >
            <span className="min-w-44">{formatLongDay(day)}</span>
            <span className="min-w-28 tabular-nums">
              {opens && closes ? spanOf(opens, closes) : hoursWords.closed}
            </span>
            <span className="mr-auto text-mist wrap-anywhere">{note}</span>
            <Gate deed="calendar">
              <RemoveButton
                id={id}
                what={formatLongDay(day)}
                title={words.removeTitle}
                text={words.removeText}
                onRemove={async () => {
                  await removeOpening("opening_exceptions", id);
                  onChanged();
                }}
              />
            </Gate>
          </li>
        ))}
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
          id="add-exception"
          title={words.title}
          description={words.about}
          fields={[
            { name: "day", label: words.day, type: "date", required: true },
            { name: "opens", label: words.opens, type: "time", hint: words.hint },
            { name: "closes", label: words.closes, type: "time" },
            { name: "note", label: words.note, hint: words.noteHint, maxLength: 200 },
          ]}
          schema={exceptionSchema}
          submitLabel={hoursWords.save}
          open
          onOpenChange={setIsAdding}
          send={async (values) => {
            const isTaken = ahead.some(
              (each) => each.day === values.day && isOverlapping(values, each),
            );
            if (isTaken) return { fields: { day: words.overlap } };
            const refusal = await addOpening("opening_exceptions", {
              ...values,
              calendar_id: opening.calendar?.id,
            });
            if (!refusal) onChanged();
            return refusal;
          }}
        />
      )}
    </section>
  );
}
