import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/**
 * What stands behind the # of the address, which no browser sends to a server, or in its query where a page without
 * scripts led here; "" where there is none, and undefined in the prerendered page.
 */
export function useToken(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1) || (new URLSearchParams(location.search).get("token") ?? ""),
    () => undefined,
  );
}
