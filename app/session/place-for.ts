import { needsSecondStep } from "./assurance.ts";
import { type AuthView, authViewAddress } from "./auth-view.ts";
import { homeOf } from "./home-of.ts";
import type { SessionState } from "./session-state.ts";

/** Where the sign-in page sends somebody who has no business with this view; nowhere is here. */
export function placeFor(view: AuthView, state: SessionState, next?: string): string | undefined {
  if (state.kind === "loading") return undefined;
  const isSignedIn = state.kind === "signed-in";
  if (view === "new-password")
    return isSignedIn ? undefined : authViewAddress("forgot-password", next);
  if (view === "welcome") return isSignedIn ? undefined : authViewAddress("link-expired", next);
  if (!isSignedIn) return undefined;
  // The code from the mail has just been right, here or in another tab.
  if (view === "recover") return authViewAddress("new-password", next);
  if (view === "confirm" && state.session.user.invited_at) return authViewAddress("welcome", next);
  return needsSecondStep(state.session) ? undefined : (next ?? homeOf(state.session));
}
