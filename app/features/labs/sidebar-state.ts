import { useSyncExternalStore } from "react";

/** Named on the cookie page. */
const cookie = "labs_sidebar";
const keptSeconds = 7 * 24 * 3600;
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

function readOpen(): boolean {
  chosen ??= !document.cookie.split("; ").includes(`${cookie}=closed`);
  return chosen;
}

export function toggleSidebar(): void {
  chosen = !readOpen();
  const value = chosen ? "open" : "closed";
  document.cookie = `${cookie}=${value}; max-age=${keptSeconds}; path=/labs; samesite=lax`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Open in the prerendered page, then as the visitor left it. */
export function useSidebarOpen(): boolean {
  return useSyncExternalStore(subscribe, readOpen, () => true);
}
