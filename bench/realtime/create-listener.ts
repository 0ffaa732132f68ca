import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { openKeyring, type Keyring } from "../../server/api-keys/keyring.ts";
import type { Database } from "../../runtime/database/types.ts";

/** `company` is whose messages they may read; of the studio it is nobody's. */
export type Listener = { id: string; token: string; isStaff: boolean; company: string };

const keyrings = new WeakMap<Database, Promise<Keyring>>();

/** An account with a session, and the access token that signing in would give. */
export async function createListener(
  database: Database,
  { isStaff, company }: { isStaff: boolean; company?: string },
): Promise<Listener> {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const metadata = isStaff ? { provider: "email", role: "staff" } : { provider: "email" };
  await database.asOwner(async (sql) => {
    await sql`
      insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
      values (${id}, ${`${id}@clients.example`}, now(), ${JSON.stringify(metadata)}::text::jsonb)`;
    await sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`;
    // Their own has their id.
    if (company) await sql`select private.add_member(${company}, ${id}, 'member')`;
  });
  const opening = keyrings.get(database) ?? openKeyring(database);
  keyrings.set(database, opening);
  const { kid, key } = await (await opening).signer();
  const token = await new SignJWT({
    role: "authenticated",
    session_id: sessionId,
    app_metadata: metadata,
  })
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
    .setSubject(id)
    .setAudience("authenticated")
    .setExpirationTime("1h")
    .sign(key);
  return { id, token, isStaff, company: company ?? id };
}
