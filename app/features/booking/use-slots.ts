import { useRef, useState } from "react";
import { slotWords } from "../../../content/booking.ts";
import { writeNoSlots, writeSlots } from "../../../content/booking-slots.ts";
import type { AskedSlots } from "./book-call.ts";
import { loadCalls } from "./load-calls.ts";

type Further = {
  /** Asked once the times are there: somebody may have chosen meanwhile. */
  chosen: () => string;
  nearest?: readonly string[];
  /** Whoever is elsewhere in the form has to choose anew. */
  takesFocus?: boolean;
};

/** The free times on show. Until the first were asked for, those stay that the server wrote into the page. */
export function useSlots() {
  const [markup, setMarkup] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isTurning, setIsTurning] = useState(false);
  const [wantsFocus, setWantsFocus] = useState(false);
  const latest = useRef<AskedSlots>(undefined);

  async function show(asked: AskedSlots, { chosen, nearest, takesFocus = false }: Further) {
    setIsTurning(asked.from !== latest.current?.from);
    setWantsFocus(takesFocus);
    latest.current = asked;
    setIsBusy(true);
    const answer = await loadCalls()
      .then(({ askSlots }) => askSlots(asked))
      .catch(() => undefined);
    // Somebody has turned to other days meanwhile.
    if (latest.current !== asked) return;
    setIsBusy(false);
    setMarkup(
      answer?.is === "done"
        ? writeSlots({
            slots: answer.data,
            chosen: chosen(),
            nearest,
            isLater: asked.from !== undefined,
          })
        : writeNoSlots(slotWords.unread),
    );
  }

  return {
    markup,
    isBusy,
    /** Whether somebody asked for other days than before. */
    isTurning,
    takesFocus: wantsFocus,
    show,
    /** The server wrote into the page what is asked for so. */
    take: (asked: AskedSlots) => {
      latest.current = asked;
    },
    wait: () => setMarkup(writeNoSlots(slotWords.waiting)),
    /** What was asked for last. */
    asked: () => latest.current,
  } as const;
}

export type ShownSlots = ReturnType<typeof useSlots>;
