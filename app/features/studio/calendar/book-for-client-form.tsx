import { useState } from "react";
import * as z from "zod/mini";
import { bookingZones, nameZone } from "../../../../content/booking-time.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import {
  calendarCallWords,
  studioBookWords as words,
} from "../../../../content/studio-calendar.ts";
import { studioZone, todayInLondon } from "../../../../content/studio-times.ts";
import { callKinds, isCallKind, type CallKind } from "../../../../domain/booking/booking.ts";
import { bookingLimits, calendarRequests } from "../../../../domain/booking/requests.ts";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { FieldPair } from "../parts/form-layout.tsx";
import { FreeTimeFields } from "./free-time-fields.tsx";
import { useCalendarDeed } from "./manage-calendar.ts";

/** What is known of them already. */
export type BookedFor = {
  kind?: CallKind;
  name?: string | null;
  email?: string | undefined;
  /** The client whose call it is. */
  company?: { id: string; name: string };
  enquiryId?: string;
};

type BookForClientFormProps = { who: BookedFor; onBooked: (id: string) => void };

const schema = z.omit(calendarRequests.book, { action: true, id: true });
const zones = [studioZone, ...bookingZones.filter((zone) => zone !== studioZone)];

export function BookForClientForm({ who, onBooked }: BookForClientFormProps) {
  const [kind, setKind] = useState<CallKind>(who.kind ?? "call");
  const deed = useCalendarDeed();
  const form = useForm({
    id: "book-for-client-form",
    schema,
    read: (typed) => ({
      ...Object.fromEntries(typed),
      companyId: who.company?.id ?? null,
      enquiryId: who.enquiryId ?? null,
    }),
    describe: describeAnyFaults,
    send: async (call, { key }) => {
      const { error } = await deed({ action: "book", id: key, ...call });
      if (error) return refuseForm(error);
      toast({ title: words.done });
      onBooked(key);
      return undefined;
    },
  });
  return (
    <form {...form.props}>
      {who.company && <p className="mb-4 text-mist">{words.client(who.company.name)}</p>}
      <Field form={form} name="kind" label={words.kind}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => {
              if (isCallKind(target.value)) setKind(target.value);
            }}
          >
            {callKinds.map((each) => (
              <option key={each} value={each}>
                {calendarCallWords.kind[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FreeTimeFields form={form} kind={kind} from={todayInLondon()} />
      <FieldPair>
        <Field form={form} name="name" label={words.name} required>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={bookingLimits.name}
              defaultValue={who.name ?? ""}
            />
          )}
        </Field>
        <Field form={form} name="email" label={words.email} required>
          {(control) => (
            <Input {...control} type="email" autoComplete="off" defaultValue={who.email ?? ""} />
          )}
        </Field>
      </FieldPair>
      <Field form={form} name="zone" label={words.zone} hint={words.zoneHint}>
        {(control) => (
          <Select {...control} defaultValue={studioZone}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {nameZone(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} className="mb-6" />}
      <Button size="small" type="submit" busy={form.isBusy}>
        {words.send}
      </Button>
    </form>
  );
}
