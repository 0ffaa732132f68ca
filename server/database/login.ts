import { createHmac } from "node:crypto";
import postgres from "postgres";
import type { ConnectionOptions } from "./connection-options.ts";
import { createScramVerifier } from "./scram-verifier.ts";

const loginRole = "authenticator";

/**
 * Requests enter as `authenticator`, which is no superuser and owns nothing. Its password follows from the owner's, so
 * that every node finds the same one and none has to be kept. An owner without a password (peer or certificate
 * authentication) enters with that role in place of its own.
 */
export async function prepareLogin(owner: ConnectionOptions): Promise<ConnectionOptions> {
  if (!owner.password) {
    return { ...owner, connection: { ...owner.connection, role: loginRole } };
  }
  const password = createHmac("sha256", owner.password).update(`login of ${loginRole}`).digest("hex");
  const login = { ...owner, user: loginRole, password };
  if (!(await canEnter(login))) await setPassword(owner, password);
  return login;
}

async function canEnter(login: ConnectionOptions): Promise<boolean> {
  const sql = postgres({ ...login, max: 1, fetch_types: false });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    // Invalid authorisation or wrong password: the role has not been given this password yet.
    if (error instanceof postgres.PostgresError && /^28/.test(error.code)) return false;
    throw error;
  } finally {
    await sql.end();
  }
}

async function setPassword(owner: ConnectionOptions, password: string): Promise<void> {
  const sql = postgres({ ...owner, max: 1, fetch_types: false });
  try {
    await sql.begin(async (transaction) => {
      // Two nodes that start together must not alter the role at once.
      await transaction`select pg_advisory_xact_lock(hashtext('kinolume login role'))`;
      const verifier = createScramVerifier(password);
      await transaction.unsafe(`alter role ${loginRole} with login noinherit password '${verifier}'`);
    });
  } finally {
    await sql.end();
  }
}
