import { callStateWords } from "../../../../content/studio-calendar.ts";
import type { BookingState } from "../../../../domain/booking/booking.ts";
import { cx } from "../../../ui/cx.ts";

/** An outline where it waits, lit where it is decided. */
const lights: Record<BookingState, string> = {
  held: "before:border-edge",
  booked: "before:border-amber",
  cancelled: "before:border-edge before:bg-edge",
  done: "before:border-success before:bg-success",
  missed: "before:border-danger before:bg-danger",
};

export function CallStateMark({ state }: { state: BookingState }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 text-paper before:size-1.75 before:flex-none before:rounded-round before:border",
        lights[state],
      )}
    >
      {callStateWords[state]}
    </span>
  );
}
