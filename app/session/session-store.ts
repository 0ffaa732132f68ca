import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { sharedBackend } from "../data/shared-backend.ts";
import { loadingSession, nextSessionState, type SessionState } from "./session-state.ts";
import { findBackend, sessionKey } from "../data/create-backend.ts";

let state: SessionState = loadingSession;
let isFollowing = false;
let isLeaving = false;
let hasEnded = false;
const listeners = new Set<() => void>();

/** One subscription for the page, kept: whoever asks later finds the answer already there. */
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  // Without a connection the client tries for half a minute before it says that it cannot renew.
  const stored = navigator.onLine ? null : readStoredSession();
  if (stored) become("INITIAL_SESSION", stored);
  sharedBackend().auth.onAuthStateChange((event, session) => {
    // A session that is still stored could not be renewed only because the server was out of reach.
    become(event, session ?? (event === "INITIAL_SESSION" ? readStoredSession() : null));
  });
}

function become(event: AuthChangeEvent, session: Session | null) {
  const next = nextSessionState(state, event, session);
  if (next === state) return;
  if (next.kind === "signed-in") isLeaving = false;
  hasEnded = next.kind === "signed-out" && state.kind === "signed-in" && !isLeaving;
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  follow();
  return () => listeners.delete(listener);
}

export function readSession(): SessionState {
  return state;
}

/** Whoever asks this before keeping a late answer keeps nothing of somebody who has left. */
export function isSignedInAs(userId: string): boolean {
  return state.kind === "signed-in" && state.session.user.id === userId;
}

/** The next sign-out is asked for in this tab: whoever asked wants to leave, not to sign in again. */
export function leaveOnSignOut() {
  isLeaving = true;
}

/** The session that was there is over, and nobody here asked for it: it ran out, or was ended from elsewhere. */
export function hasSessionEnded(): boolean {
  return hasEnded;
}

export function isSignOutAsked(): boolean {
  return isLeaving;
}

/** The session as it lies in storage, which may have expired. */
function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(
      localStorage.getItem(sessionKey(findBackend(location.origin).url)) ?? "null",
    );
    return isSession(stored) ? stored : null;
  } catch {
    // Denied or not ours: as good as none.
    return null;
  }
}

function isSession(stored: unknown): stored is Session {
  return (
    typeof stored === "object" &&
    stored !== null &&
    "access_token" in stored &&
    "refresh_token" in stored &&
    "user" in stored &&
    typeof stored.user === "object" &&
    stored.user !== null &&
    "id" in stored.user
  );
}
