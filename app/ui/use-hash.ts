import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/**
 * What stands behind the # of the address, which no browser sends to a server. It stays there, so that a reload opens the
 * same; "" where there is none, and undefined in the prerendered page, which is the same for all.
 */
export function useHash(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );
}
