import type { Session } from "@supabase/supabase-js";
import { z } from "zod";

const claims = z.object({ aal: z.string().optional(), session_id: z.string().optional() });

/** What a session's token says of it; that it is true, the server has seen to. */
export function readClaims({ access_token }: Pick<Session, "access_token">) {
  const [, payload = ""] = access_token.split(".");
  const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  return claims.parse(JSON.parse(json));
}
