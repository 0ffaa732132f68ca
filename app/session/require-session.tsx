import type { Session } from "@supabase/auth-js";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { signInAddress } from "./next-address.ts";
import { hasSessionEnded, isSignOutAsked } from "./session-store.ts";
import { useSession } from "./use-session.ts";

type RequireSessionProps = {
  /** What the prerendered page shows, until it is known who is there. */
  waiting: ReactNode;
  children: (session: Session) => ReactNode;
};

/** Only for those signed in; the others sign in first and come back, or have just left. */
export function RequireSession({ waiting, children }: RequireSessionProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.kind === "signed-in") return children(state.session);
  const to = isSignOutAsked() ? "/" : signInAddress(pathname + search + hash);
  return (
    <>
      {waiting}
      {state.kind === "signed-out" && (
        <Navigate to={to} state={{ hasEnded: hasSessionEnded() }} replace />
      )}
    </>
  );
}
