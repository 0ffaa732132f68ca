import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from "react";
import { cx } from "../../ui/cx.ts";
import type { CallKey } from "./book-call.ts";
import { useBooking } from "./use-booking.ts";

type BookingViewProps = {
  by: CallKey;
  waiting: ReactNode;
  /** In a dialog, rather than the page itself. */
  isPart?: boolean;
  onChanged?: () => void;
};

/** What the server would write, with its forms sent from here. */
export function BookingView({ by, waiting, isPart = false, onChanged }: BookingViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { markup, isBusy, submit, booking, restorePlace } = useBooking(by, isPart, frame);
  const shown = useRef(markup);
  const html = useMemo(() => ({ __html: markup ?? "" }), [markup]);

  // The forms were written anew: whoever pressed a button goes on where its outcome is said.
  const goOn = useEffectEvent(restorePlace);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== markup && !goOn()) {
      const place =
        frame.current?.querySelector<HTMLElement>("details[open] [name=day]:checked") ??
        frame.current?.querySelector<HTMLElement>("h1, h3");
      place?.setAttribute("tabindex", place.matches("input") ? "0" : "-1");
      place?.focus();
    }
    shown.current = markup;
  }, [markup]);

  const sequence = booking && `${booking.sequence} ${booking.state}`;
  const known = useRef(sequence);
  useEffect(() => {
    if (known.current !== undefined && known.current !== sequence) onChanged?.();
    known.current = sequence;
  }, [sequence, onChanged]);

  if (markup === undefined) return waiting;
  return (
    <div
      ref={frame}
      aria-busy={isBusy}
      className={cx("aria-busy:opacity-60", !isPart && "booking-page page-gutter")}
      onSubmit={(event: SubmitEvent<HTMLDivElement>) => {
        event.preventDefault();
        if (event.target instanceof HTMLFormElement)
          void submit(event.target, event.nativeEvent.submitter);
      }}
      dangerouslySetInnerHTML={html}
    />
  );
}
