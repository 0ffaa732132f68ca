import { useEffect, useRef } from "react";
import { forgetDrafts } from "../../form/begun-drafts.ts";
import { isSignOutAsked } from "../../session/session-store.ts";
import { useSession } from "../../session/use-session.ts";
import { forgetKeptRows } from "./kept-rows.ts";
import { forgetProfileDrafts } from "./account/details/profile-draft.ts";

function forget(others: { except?: string }) {
  forgetKeptRows(others);
  forgetProfileDrafts(others);
}

/** What is kept of a client goes when they sign out, in whichever tab, and when another signs in. */
export function useForgetKeptRows(): void {
  const session = useSession();
  const userId = session.kind === "signed-in" ? session.session.user.id : null;

  const before = useRef<string | null>(null);

  useEffect(() => {
    if (session.kind === "signed-out") {
      forget({});
      // A session that ended by itself leaves begun words for whoever comes back; what was written since is no part of it.
      if (before.current !== null && isSignOutAsked()) forgetDrafts();
    }
    before.current = userId;
    if (userId) forget({ except: userId });
  }, [session.kind, userId]);
}
