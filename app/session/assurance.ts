import type { Session, User } from "@supabase/auth-js";
import { readClaims } from "./read-claims.ts";

/** Whether this account has a second factor that this session has not shown. */
export function needsSecondStep(session: Session): boolean {
  return listApps(session.user).length > 0 && readClaims(session).aal !== "aal2";
}

/** The authenticator apps that are set up, in the order they came. */
export function listApps({ factors = [] }: Pick<User, "factors">) {
  return factors.filter(
    ({ status, factor_type }) => status === "verified" && factor_type === "totp",
  );
}

export type AuthenticatorApp = ReturnType<typeof listApps>[number];
