import * as z from "zod/mini";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { calendarCallWords } from "../../../../content/studio-calendar.ts";
import { dayInLondon } from "../../../../content/studio-times.ts";
import type { Booking } from "../../../../domain/booking/booking.ts";
import { calendarRequests } from "../../../../domain/booking/requests.ts";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { FreeTimeFields } from "./free-time-fields.tsx";
import { useCalendarDeed } from "./manage-calendar.ts";

const schema = z.pick(calendarRequests.move, { start: true });
const { move: words } = calendarCallWords;

type MoveCallProps = { call: Booking; onClose: () => void };

/** Where else the call can be, from its own day on. */
export function MoveCall({ call, onClose }: MoveCallProps) {
  const { id, sequence, kind, starts_at } = call;
  const deed = useCalendarDeed();
  const form = useForm({
    id: "move-call-form",
    schema,
    describe: describeAnyFaults,
    send: async ({ start }) => {
      const { error } = await deed({ action: "move", id, start, sequence });
      if (error) return refuseForm(error);
      toast({ title: words.done });
      return undefined;
    },
    onSent: onClose,
  });
  return (
    <Dialog
      id={`move-${id}`}
      title={words.title}
      description={words.text}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      closedby="closerequest"
    >
      <form {...form.props}>
        <FreeTimeFields
          form={form}
          kind={kind}
          moving={id}
          from={dayInLondon(Date.parse(starts_at))}
        />
        {form.failure && <Alert tone="danger" title={form.failure} className="mb-6" />}
        <Button size="small" type="submit" busy={form.isBusy}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  );
}
