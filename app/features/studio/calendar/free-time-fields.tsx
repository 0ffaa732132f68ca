import { useState } from "react";
import { slotWords } from "../../../../content/booking.ts";
import { formatCallDay, formatCallTime } from "../../../../content/booking-time.ts";
import { freeTimeWords as words } from "../../../../content/studio-calendar.ts";
import { studioZone, todayInLondon } from "../../../../content/studio-times.ts";
import type { CallKind } from "../../../../domain/booking/booking.ts";
import { Field } from "../../../form/field.tsx";
import type { Form } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { FieldPair } from "../parts/form-layout.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { fetchFreeTimes } from "./manage-calendar.ts";

type FreeTimeFieldsProps = {
  form: Form;
  kind: CallKind;
  /** A call that is being moved. */
  moving?: string;
  /** Where to look first. */
  from: string;
};

/** A day, and what the studio can give on it: the form gets the instant as `start`. */
export function FreeTimeFields({ form, kind, moving, from }: FreeTimeFieldsProps) {
  const today = todayInLondon();
  const [day, setDay] = useState(from < today ? today : from);
  const [typed, setTyped] = useState(day);
  const free = useLoaded(["bookings", "free", kind, day, moving ?? ""], () =>
    fetchFreeTimes({ kind, from: day, ...(moving && { moving }) }),
  );
  const days = free.value?.days ?? [];
  const times = days.find((each) => each.day === day)?.slots ?? [];
  const [next] = days;
  const show = (chosen: string) => {
    setTyped(chosen);
    if (/^20\d\d-\d\d-\d\d$/.test(chosen)) setDay(chosen);
  };
  const none = free.state === "loading" ? words.reading : words.none;
  return (
    <>
      <FieldPair>
        <Field label={words.day}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              value={typed}
              onChange={({ target }) => show(target.value)}
            />
          )}
        </Field>
        <Field form={form} name="start" label={words.time} required>
          {(control) => (
            <Select {...control} key={`${kind} ${day}`} className="tabular-nums">
              <option value="">{times.length > 0 ? words.choose : none}</option>
              {times.map((start) => (
                <option key={start} value={start}>
                  {formatCallTime(start, studioZone)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FieldPair>
      <div className="-mt-4 mb-3 min-h-11 text-small text-mist" aria-live="polite">
        {times.length > 0 && <p className="py-2.5">{slotWords.free(times.length)}</p>}
        {free.state === "failed" && <p className="py-2.5">{words.unread}</p>}
        {free.state === "ready" && !next && <p className="py-2.5">{words.noneAhead}</p>}
        {free.state === "ready" && times.length === 0 && next && (
          <Button variant="quiet" size="small" onClick={() => show(next.day)}>
            {words.next(formatCallDay(next.slots[0] ?? "", studioZone))}
          </Button>
        )}
      </div>
    </>
  );
}
