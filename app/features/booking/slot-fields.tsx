import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { slotWords } from "../../../content/booking.ts";
import { writeNoSlots } from "../../../content/booking-slots.ts";
import { notifyOfChoice } from "./choices.ts";
import type { ShownSlots } from "./use-slots.ts";

type SlotFieldsProps = ComponentProps<"fieldset"> & {
  slots: Pick<ShownSlots, "markup" | "isBusy" | "isTurning" | "takesFocus" | "restorePlace">;
  error?: string | undefined;
};

const unread = writeNoSlots(slotWords.unread);

/**
 * Days and times. The server writes them into the prerendered page, and React takes what it finds: it is markup to both,
 * and the browser keeps what is chosen.
 */
export function SlotFields({
  slots: { markup, isBusy, isTurning, takesFocus, restorePlace },
  error,
  ...rest
}: SlotFieldsProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const html = useMemo(() => ({ __html: markup ?? unread }), [markup]);

  const goOn = useEffectEvent(restorePlace);
  useEffect(() => {
    goOn();
    const open = fieldset.current?.querySelector<HTMLInputElement>("[name=day]:checked");
    if (markup === undefined || !open) return;
    // Whoever turned to later days stood on a button that is no longer there.
    if (takesFocus || (isTurning && document.activeElement === document.body)) open.focus();
    notifyOfChoice(fieldset.current);
  }, [markup, isTurning, takesFocus]);

  return (
    <>
      <fieldset
        {...rest}
        ref={fieldset}
        data-slots=""
        aria-busy={isBusy}
        aria-invalid={error ? true : undefined}
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
      <p
        data-error-for="start"
        role="alert"
        className="min-h-8 pt-2 text-small/6 text-danger"
        suppressHydrationWarning
      >
        {error ?? ""}
      </p>
    </>
  );
}
