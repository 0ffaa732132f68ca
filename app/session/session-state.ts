import type { AuthChangeEvent, Session } from "@supabase/auth-js";

export type SessionState =
  | { kind: "loading" }
  | { kind: "signed-out" }
  | { kind: "signed-in"; session: Session };

export const loadingSession: SessionState = { kind: "loading" };
const signedOut: SessionState = { kind: "signed-out" };

/** The state after an event; the same object when nothing changed, so that nothing renders again. */
export function nextSessionState(
  state: SessionState,
  event: AuthChangeEvent,
  session: Session | null,
): SessionState {
  if (!session) return state.kind === "signed-out" ? state : signedOut;
  const isSame = state.kind === "signed-in" && state.session.access_token === session.access_token;
  // The client says SIGNED_IN again whenever its tab comes to the front.
  return isSame && event !== "USER_UPDATED" ? state : { kind: "signed-in", session };
}
