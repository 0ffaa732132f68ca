import type { Session } from "@supabase/auth-js";
import * as z from "zod/mini";

const claims = z.object({ aal: z.optional(z.string()), session_id: z.optional(z.string()) });

/** What a session's token says of it; that it is true, the server has seen to. */
export function readClaims({ access_token }: Pick<Session, "access_token">) {
  const [, payload = ""] = access_token.split(".");
  const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  return claims.parse(JSON.parse(json));
}
