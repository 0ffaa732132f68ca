import { useEffect } from "react";
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

  useEffect(() => {
    if (session.kind === "signed-out") forget({});
    if (userId) forget({ except: userId });
  }, [session.kind, userId]);
}
