import type { Session } from "@supabase/auth-js";

export function isStaff({ user }: Session): boolean {
  return user.app_metadata["role"] === "staff";
}

/** Where a signed-in person belongs. */
export function homeOf(session: Session): "/studio" | "/dashboard" {
  return isStaff(session) ? "/studio" : "/dashboard";
}
