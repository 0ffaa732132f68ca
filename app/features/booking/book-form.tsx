import { useSearchParams } from "react-router";
import { bookForm } from "../../../content/booking.ts";
import { isSameClock } from "../../../content/booking-time.ts";
import { studioZone } from "../../../content/studio-times.ts";
import { writeZones } from "../../../content/booking-slots.ts";
import { isCallKind } from "../../../domain/booking/booking.ts";
import { bookingLimits } from "../../../domain/booking/requests.ts";
import { Field } from "../../form/field.tsx";
import { FailureNote } from "../../form/failure-note.tsx";
import { lineLook, sheetLook, sheetTextarea } from "../../form/line-looks.ts";
import { LineSelect } from "../../form/line-select.tsx";
import { Button } from "../../ui/button.tsx";
import { HiddenFields } from "../enquiry/hidden-fields.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { sheetRow, sheetTerm } from "./sheet-looks.ts";
import { SlotFields } from "./slot-fields.tsx";
import { useOwnDetails } from "./use-own-details.ts";
import { type BookingForm, type KnownCaller, useBookForm } from "./use-book-form.ts";
import type { BookedAnswer } from "../../../domain/booking/answers.ts";

type BookFormProps = {
  formId: string;
  labelledBy: string;
  /** Where it is known who books, nobody is asked. */
  caller?: KnownCaller;
  onBooked: (booked: BookedAnswer) => void;
};

const zones = { __html: writeZones() };

/** Set like a call sheet: what for, when, and who. */
export function BookForm({ formId, labelledBy, caller, onBooked }: BookFormProps) {
  const form = useBookForm({ formId, caller, onBooked });
  const [parameters] = useSearchParams();
  const kind = parameters.get("kind");
  return (
    <form {...form.props} aria-labelledby={labelledBy} className="book-sheet border-b border-line">
      {/* What Enter presses is the first button that sends: not the one to other days. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <KindChoice initial={isCallKind(kind) ? kind : "call"} />
      <div className={sheetRow}>
        <div className="grid content-start gap-y-6">
          <p aria-hidden="true" className={sheetTerm}>
            {bookForm.slots}
          </p>
          <Field
            id={`${formId}-zone`}
            form={form}
            name="zone"
            label={bookForm.zone}
            line={lineLook}
          >
            {(control) => (
              <LineSelect {...control} required={false} dangerouslySetInnerHTML={zones} />
            )}
          </Field>
          <noscript>
            <button className="slot-turn" type="submit" name="show" value="" formNoValidate>
              {bookForm.show}
            </button>
          </noscript>
        </div>
        <div className="min-w-0">
          <SlotFields slots={form.slots} error={form.startError} />
        </div>
      </div>
      {!caller && <CallerFields form={form} />}
      <Field {...form.fieldOf("message")} line={sheetLook}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            placeholder={bookForm.messageHint}
            className={sheetTextarea}
          />
        )}
      </Field>
      <input type="hidden" name="id" defaultValue="" suppressHydrationWarning />
      <HiddenFields formId={formId} />
      <SendRow form={form} />
    </form>
  );
}

function CallerFields({ form }: { form: BookingForm }) {
  useOwnDetails(form.element);
  return (
    <>
      <Field {...form.fieldOf("name")} line={sheetLook}>
        {(control) => <input {...control} autoComplete="name" maxLength={bookingLimits.name} />}
      </Field>
      <Field {...form.fieldOf("email")} line={sheetLook}>
        {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
    </>
  );
}

/** What is being booked, said once more beside the button. */
function SendRow({ form }: { form: BookingForm }) {
  const { chosen, isBusy, failure } = form;
  return (
    <div className="relative grid gap-5 border-t border-edge py-8 lg:grid-cols-[1fr_3fr] lg:items-center lg:gap-x-8 lg:py-11">
      <p className="text-small text-mist">{bookForm.promise}</p>
      <div className="grid gap-6">
        <output className="grid gap-1 empty:hidden">
          {chosen && (
            <>
              <span className="font-display text-heading font-stretch-112%">
                {bookForm.chosen(chosen.start, chosen.zone)}
              </span>
              <span className="text-small text-mist empty:hidden">
                {!isSameClock(chosen.start, chosen.zone, studioZone) &&
                  bookForm.inLondon(chosen.start)}
              </span>
              <span className="text-small text-mist empty:hidden">
                {chosen.until && bookForm.held(chosen.until, chosen.zone)}
              </span>
            </>
          )}
        </output>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button type="submit" size="large" busy={isBusy}>
            {bookForm.send}
          </Button>
          {/* There before its words are, and heard while the focus stays on the button. */}
          <div role="alert" className="contents">
            <FailureNote>{failure}</FailureNote>
          </div>
        </div>
      </div>
    </div>
  );
}
