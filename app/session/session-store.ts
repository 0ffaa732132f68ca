import { sharedBackend } from "../backend/shared-backend.ts";
import { loadingSession, nextSessionState, type SessionState } from "./session-state.ts";

let state: SessionState = loadingSession;
let isFollowing = false;
const listeners = new Set<() => void>();

/** One subscription for the page, kept: whoever asks later finds the answer already there. */
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  sharedBackend().auth.onAuthStateChange((event, session) => {
    const next = nextSessionState(state, event, session);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  });
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  follow();
  return () => listeners.delete(listener);
}

export function readSession(): SessionState {
  return state;
}
