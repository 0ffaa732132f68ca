import { useSyncExternalStore } from "react";
import { loadingSession, type SessionState } from "./session-state.ts";
import { readSession, subscribeToSession } from "./session-store.ts";

export type { SessionState } from "./session-state.ts";

/** Who is signed in, in this and every other tab. Loading in the prerendered page. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, readSession, () => loadingSession);
}
