import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { StaffRole } from "../../domain/staff/role.ts";
import type { Caller } from "../../runtime/database/types.ts";

export type Person = { id: string; email: string; caller: Caller };

/** An account with a live session, and the caller that its access token would be. */
export async function createPerson(
  owner: postgres.Sql,
  details: {
    email?: string;
    staff?: boolean;
    /** As what they work in the studio: admin, unless told; none in a database that knows no roles yet. */
    roles?: readonly StaffRole[];
    /** Has a second factor, and the session has shown it. */
    hasShownCode?: boolean;
    displayName?: string;
    companyName?: string;
  } = {},
): Promise<Person> {
  const id = randomUUID();
  const sessionId = randomUUID();
  const email = details.email ?? `${id}@clients.example`;
  const appMetadata = details.staff ? { provider: "email", role: "staff" } : { provider: "email" };
  const userMetadata = { display_name: details.displayName, company_name: details.companyName };
  await owner`
    insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (
      ${id}, ${email}, now(), ${owner.json(appMetadata)}, ${owner.json(userMetadata)}
    )`;
  const { roles = ["admin"] } = details;
  if (details.staff && roles.length > 0)
    await owner`select private.add_staff(${id}, ${[...roles]})`;
  await owner`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`;
  if (details.hasShownCode) {
    await owner`
      insert into auth.mfa_factors (user_id, status, secret) values (${id}, 'verified', 'JBSWY3DPEHPK3PXP')`;
  }
  const claims = {
    sub: id,
    role: "authenticated",
    email,
    session_id: sessionId,
    aal: details.hasShownCode ? "aal2" : "aal1",
    amr: [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }],
    app_metadata: appMetadata,
    user_metadata: userMetadata,
  };
  return { id, email, caller: { role: "authenticated", claims } };
}
