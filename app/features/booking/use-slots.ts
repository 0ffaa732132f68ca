import { useRef, useState } from "react";
import { slotWords } from "../../../content/booking.ts";
import { writeNoSlots, writeSlots } from "../../../content/booking-slots.ts";
import type { AskedSlots } from "./book-call.ts";
import { keepChosenPlace } from "./keep-chosen-place.ts";
import { loadCalls } from "./load-calls.ts";

type Further = {
  /** What is chosen, and the day that is open. Asked once the times are there: somebody may have chosen meanwhile. */
  chosen: () => { start: string; day: string };
  nearest?: readonly string[];
  /** Whoever is elsewhere in the form has to choose anew. */
  takesFocus?: boolean;
  /** Where the times are on show that nobody asked to see anew: they stay until others are there, and whoever is among them, too. */
  place?: ParentNode;
};

/** The free times on show. Until the first were asked for, those stay that the server wrote into the page. */
export function useSlots() {
  const [markup, setMarkup] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isTurning, setIsTurning] = useState(false);
  const [wantsFocus, setWantsFocus] = useState(false);
  const latest = useRef<AskedSlots>(undefined);
  const readAt = useRef(0);
  const read = useRef("");
  const place = useRef<() => void>(undefined);

  /** Says what is free near the chosen time where that is gone. */
  async function show(
    asked: AskedSlots,
    { chosen, nearest, takesFocus = false, place: quiet }: Further,
  ): Promise<readonly string[] | undefined> {
    const isTurned = asked.from !== latest.current?.from;
    latest.current = asked;
    readAt.current = Date.now();
    setIsBusy(!quiet);
    const answer = await loadCalls()
      .then(({ askSlots }) => askSlots(asked))
      .catch(() => undefined);
    // Somebody has turned to other days meanwhile.
    if (latest.current !== asked) return undefined;
    setIsBusy(false);
    if (answer?.is !== "done") {
      if (!quiet) setMarkup(writeNoSlots(slotWords.unread));
      return undefined;
    }
    // A time that is chosen may lie on later days than those from today on.
    const { from, nearest: near } = answer.data;
    latest.current = { ...asked, ...(from && { from }) };
    const times = JSON.stringify(answer.data);
    if (quiet && read.current === times) return undefined;
    read.current = times;
    const { start, day } = chosen();
    setIsTurning(isTurned);
    setWantsFocus(takesFocus);
    place.current = quiet && keepChosenPlace(quiet);
    setMarkup(writeSlots({ slots: answer.data, chosen: start, day, nearest }));
    return near;
  }

  return {
    markup,
    isBusy,
    /** Whether somebody asked for other days than before. */
    isTurning,
    takesFocus: wantsFocus,
    /** Puts whoever was among the times before them back there. */
    restorePlace: () => {
      place.current?.();
      place.current = undefined;
    },
    show,
    /** The server wrote into the page what is asked for so. */
    take: (asked: AskedSlots, at: number) => {
      latest.current = asked;
      readAt.current = at;
    },
    wait: () => setMarkup(writeNoSlots(slotWords.waiting)),
    /** What was asked for last. */
    asked: () => latest.current,
    readAt: () => readAt.current,
  } as const;
}

export type ShownSlots = ReturnType<typeof useSlots>;
