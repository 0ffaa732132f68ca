import type { Session } from "@supabase/auth-js";
import { readClaims } from "./read-claims.ts";

/** Whether this account has a second factor that this session has not shown. */
export function needsSecondStep(session: Session): boolean {
  return findFactor(session) !== undefined && readClaims(session).aal !== "aal2";
}

export function findFactor({ user }: Pick<Session, "user">) {
  return user.factors?.find(
    ({ status, factor_type }) => status === "verified" && factor_type === "totp",
  );
}
