import type { Session } from "@supabase/auth-js";
import { type ReactNode, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router";
import { needsSecondStep } from "./assurance.ts";
import { mailLinkWatch } from "./mail-link.ts";
import { signInAddress } from "./next-address.ts";
import { hasSessionEnded, isSignOutAsked } from "./session-store.ts";
import { useFirstInPieces } from "../ui/use-first-in-pieces.ts";
import { type SessionState, useSession } from "./use-session.ts";

type RequireSessionProps = {
  /** What the prerendered page shows, until it is known who is there. */
  waiting: ReactNode;
  /** What the sign-in page opens with; for those who mostly have no account yet, how to get one. */
  entry?: "sign-in" | "sign-up";
  children: (session: Session) => ReactNode;
};

const never = () => false;
const isLoading = ({ kind }: SessionState) => kind === "loading";

/** Only for those signed in, by both steps where there are two; the others go and come back, or have just left. */
export function RequireSession({ waiting, entry = "sign-in", children }: RequireSessionProps) {
  const state = useFirstInPieces(useSession(), isLoading);
  const { pathname, search, hash } = useLocation();
  const isLanding = useSyncExternalStore(mailLinkWatch.subscribe, mailLinkWatch.isFollowed, never);
  if (state.kind === "signed-in" && !needsSecondStep(state.session)) return children(state.session);
  const view = hasSessionEnded() ? "sign-in" : entry;
  const to = isSignOutAsked() ? "/" : signInAddress(pathname + search + hash, view);
  return (
    <>
      {/* What waits may ask for the session itself: before the second step it must find none. */}
      {state.kind !== "signed-in" && waiting}
      {state.kind !== "loading" && !isLanding && (
        <Navigate to={to} state={{ hasEnded: hasSessionEnded() }} replace />
      )}
    </>
  );
}
