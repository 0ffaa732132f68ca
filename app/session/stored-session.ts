import type { Session } from "@supabase/auth-js";
import { findBackend, sessionKey } from "../data/create-backend.ts";

/** The session as it lies in storage, which may have expired. */
export function readStoredSession(): Session | null {
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
