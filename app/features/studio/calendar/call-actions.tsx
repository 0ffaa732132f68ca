import { useState } from "react";
import * as z from "zod/mini";
import { formatCall } from "../../../../content/booking-time.ts";
import { calendarCallWords as words } from "../../../../content/studio-calendar.ts";
import { studioZone } from "../../../../content/studio-times.ts";
import type { Booking } from "../../../../domain/booking/booking.ts";
import { bookingLimits, calendarRequests } from "../../../../domain/booking/requests.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { DialogForm } from "../parts/dialog-form.tsx";
import { ButtonRow } from "../parts/form-layout.tsx";
import { useNow } from "../parts/use-now.ts";
import { useCalendarDeed } from "./manage-calendar.ts";
import { MoveCall } from "./move-call.tsx";

const cancelling = z.object({ reason: calendarRequests.cancel.shape.reason });

type Asked = "move" | "cancel" | "done" | "missed";

/** What the studio does with a call: before it, move and cancel; from its beginning on, say what became of it. */
export function CallActions({ call }: { call: Booking }) {
  const [asked, setAsked] = useState<Asked>();
  const now = useNow();
  const deed = useCalendarDeed();
  const { id, state, starts_at, sequence } = call;
  const hasBegun = Date.parse(starts_at) <= now;
  const follow = (isOpen: boolean) => {
    if (!isOpen) setAsked(undefined);
  };
  if (state === "cancelled" || state === "held") return null;
  const isOpen = state === "booked";
  const acts: readonly Asked[] = [
    ...(isOpen ? (["move", "cancel"] as const) : []),
    ...(hasBegun ? (["done", "missed"] as const).filter((each) => each !== state) : []),
  ];

  async function mark(as: "done" | "missed") {
    const { error } = await deed({ action: "mark", id, state: as });
    toast(
      error
        ? { title: words.failed, description: error.error, variant: "destructive" }
        : { title: words[as].said },
    );
  }

  return (
    <>
      <ButtonRow>
        {acts.map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === "cancel" ? "quiet" : "secondary"}
            aria-haspopup="dialog"
            onClick={() => setAsked(act)}
          >
            {words[act].open}
          </Button>
        ))}
      </ButtonRow>
      {asked === "move" && <MoveCall call={call} onClose={() => setAsked(undefined)} />}
      {asked === "cancel" && (
        <DialogForm
          id={`cancel-${id}`}
          title={words.cancel.title}
          description={`${formatCall(starts_at, studioZone)}. ${words.cancel.text}`}
          fields={[
            {
              name: "reason",
              label: words.cancel.reason,
              hint: words.cancel.reasonHint,
              maxLength: bookingLimits.reason,
            },
          ]}
          schema={cancelling}
          submitLabel={words.cancel.send}
          open
          onOpenChange={follow}
          send={async ({ reason }) => {
            const { error } = await deed({ action: "cancel", id, sequence, reason });
            if (error) return refuseForm(error);
            toast({ title: words.cancel.done });
            return undefined;
          }}
        />
      )}
      {(asked === "done" || asked === "missed") && (
        <ConfirmDialog
          id={`mark-${id}`}
          title={words[asked].title}
          text={words[asked].text}
          action={words[asked].send}
          isDestructive={false}
          open
          onOpenChange={follow}
          onConfirm={() => mark(asked)}
        />
      )}
    </>
  );
}
