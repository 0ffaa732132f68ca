import { useSyncExternalStore } from "react";

const everyMs = 30_000;
const readNow = () => Math.floor(Date.now() / everyMs) * everyMs;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, everyMs);
  return () => clearInterval(timer);
}

/** The time, to half a minute: clocks that are shown in minutes need no more. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, readNow);
}
