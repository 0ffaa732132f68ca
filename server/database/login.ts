import { createHmac, createHash, pbkdf2Sync, randomBytes } from "node:crypto";
import postgres from "postgres";
import { connect } from "./connect.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

const iterations = 4096;

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
  const password = createHmac("sha256", owner.password)
    .update(`login of ${loginRole}`)
    .digest("hex");
  const login = { ...owner, user: loginRole, password };
  const sql = connect(owner, { max: 1 });
  try {
    if (!(await mayLogIn(sql)) || !(await canEnter(login))) await setPassword(sql, password);
  } finally {
    await sql.end();
  }
  return login;
}

async function mayLogIn(sql: postgres.Sql): Promise<boolean> {
  const roles = await sql`select 1 from pg_roles where rolname = ${loginRole} and rolcanlogin`;
  return roles.length > 0;
}

async function canEnter(login: ConnectionOptions): Promise<boolean> {
  const sql = connect(login, { max: 1 });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    // Invalid authorisation or wrong password: the owner's password has changed since.
    if (error instanceof postgres.PostgresError && error.code.startsWith("28")) return false;
    throw error;
  } finally {
    await sql.end();
  }
}

async function setPassword(sql: postgres.Sql, password: string): Promise<void> {
  await sql.begin(async (transaction) => {
    // Two nodes that start together must not alter the role at once.
    await transaction`select pg_advisory_xact_lock(hashtext('kinolume login role'))`;
    const verifier = createScramVerifier(password);
    await transaction.unsafe(`alter role ${loginRole} with login noinherit password '${verifier}'`);
  });
}

/** What PostgreSQL stores for a password, so that the password itself never stands in a statement or a log (RFC 5803). */
function createScramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
  const clientKey = createHmac("sha256", salted).update("Client Key").digest();
  const storedKey = createHash("sha256").update(clientKey).digest("base64");
  const serverKey = createHmac("sha256", salted).update("Server Key").digest("base64");
  return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${serverKey}`;
}
