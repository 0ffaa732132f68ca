import type { User } from "@supabase/auth-js";
import { useCallback, useEffect, useState } from "react";
import { sharedBackend } from "../../../data/shared-backend.ts";

/** The account as the server has it: an address may be confirmed in another window or on another device. */
export function useAccount(fromSession: User) {
  const [known, setKnown] = useState(fromSession);

  const refresh = useCallback(async () => {
    const { auth } = sharedBackend();
    const { data } = await auth.getUser();
    if (!data.user) return;
    setKnown(data.user);
    const { data: held } = await auth.getSession();
    // The token still has the former address.
    if (held.session && held.session.user.email !== data.user.email) await auth.refreshSession();
  }, []);

  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && refresh());
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [refresh]);

  return { email: known.email ?? "", newEmail: known.new_email, setKnown, refresh };
}

export type Account = ReturnType<typeof useAccount>;
