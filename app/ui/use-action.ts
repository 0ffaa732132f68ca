import { useRef, useState } from "react";

/** What a button does: once at a time, and not busy for ever, whatever becomes of it. */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) {
  const isActing = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function run(...given: Given) {
    if (isActing.current) return;
    isActing.current = true;
    setIsBusy(true);
    try {
      await act(...given);
    } finally {
      isActing.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, run: (...given: Given) => void run(...given) };
}
