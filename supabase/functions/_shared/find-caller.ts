import { z } from "zod";
import type { Caller } from "../../../server/database.ts";
import { askAuth } from "./ask-auth.ts";
import { inTransaction } from "./database.ts";
import { currentHost } from "./host.ts";

export type SignedIn = { id: string; isStaff: boolean };

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });
const userSchema = z.object({
  id: z.string(),
  app_metadata: z.object({ role: z.unknown().optional() }),
  factors: z.array(z.object({ status: z.string() })).default([]),
});
const tokenSchema = z.object({ aal: z.string().optional() });

/**
 * The account behind the request's token as it is now, so that an ended session or a role taken away counts at once.
 * Whoever has a second factor is staff only in a session that has shown it. The role is `app_metadata`'s: `user_metadata` is whatever its owner writes there.
 */
export async function findCaller(request: Request): Promise<SignedIn | undefined> {
  const host = currentHost();
  return host ? findHere(host.caller) : findThere(request);
}

async function findHere({ claims }: Caller): Promise<SignedIn | undefined> {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) return undefined;
  const { sub, session_id } = parsed.data;
  const [account] = await inTransaction(
    (sql) => sql<SignedIn[]>`
      select u.id, coalesce(u.raw_app_meta_data ->> 'role' = 'staff', false) and (
        s.aal = 'aal2' or not exists (
          select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
        )
      ) as "isStaff"
      from auth.users u join auth.sessions s on s.user_id = u.id
      where u.id = ${sub} and s.id = ${session_id} and u.deleted_at is null
        and (s.not_after is null or s.not_after > now())`,
  );
  return account;
}

async function findThere(request: Request): Promise<SignedIn | undefined> {
  const token = /^bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  // Clients without a session send their key there.
  if (token === undefined || token.startsWith("sb_")) return undefined;
  const answer = await askAuth("/user", { token });
  if (!answer.ok) return undefined;
  const { id, app_metadata, factors } = userSchema.parse(await answer.json());
  const hasFactor = factors.some(({ status }) => status === "verified");
  const isStaff = app_metadata.role === "staff" && (!hasFactor || readAssurance(token) === "aal2");
  return { id, isStaff };
}

/** Of a token that the auth server has just accepted. */
function readAssurance(token: string): string | undefined {
  const [, payload = ""] = token.split(".");
  const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  return tokenSchema.parse(JSON.parse(json)).aal;
}
