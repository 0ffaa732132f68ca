import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { findDebianProgram } from "../../scripts/setup/find-debian-program.ts";
import { startPooler } from "../../scripts/setup/start-pooler.ts";
import { prepareLogin } from "../../server/database/login.ts";
import { migrate } from "../../server/database/migrate.ts";
import { startPostgres } from "../../server/postgres/postgres.ts";
import {
  type ConnectionOptions,
  parseConnectionUrl,
} from "../../runtime/database/connection-options.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The migrated database that each test file gets a copy of. */
    templateDatabase: ConnectionOptions;
    /** How requests enter it, and its copies. */
    templateLogin: ConnectionOptions;
    /** Where there is a pooler before it, as `TEST_POOLED` asks for. */
    pooler: ConnectionOptions | undefined;
  }
}

const template = "kinolume_test_template";

/** `TEST_DATABASE_URL` runs the same tests on a PostgreSQL of your own, `TEST_POOLED` through PgBouncer. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env["TEST_DATABASE_URL"];
  const server = own
    ? { connection: parseConnectionUrl(own), stop: async () => {} }
    : await start();
  const connection = { ...server.connection, database: template };
  let login: ConnectionOptions;
  try {
    await createTemplate(server.connection);
    await migrate({ connection, log: () => {} });
    login = await prepareLogin(connection);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const pooler = process.env["TEST_POOLED"] ? await startInFront(connection) : undefined;
  project.provide("templateDatabase", connection);
  project.provide("templateLogin", login);
  project.provide("pooler", pooler?.connection);
  return async () => {
    await pooler?.stop();
    await server.stop();
  };
}

async function startInFront(connection: ConnectionOptions) {
  const program = await findDebianProgram("pgbouncer");
  if (!program) throw new Error("TEST_POOLED is set, and PgBouncer is not installed.");
  return startPooler(program, connection);
}

async function start() {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-test-"));
  // PostgreSQL's user, nobody where we are root, has to pass.
  chmodSync(dataDirectory, 0o711);
  const lines: string[] = [];
  const server = await startPostgres({
    dataDirectory,
    log: (line) => lines.push(line),
    // Every database that is dropped would have all others written to the disk first.
    isDurable: false,
  }).catch((error: unknown) => {
    throw new Error(lines.join("\n"), { cause: error });
  });
  return {
    connection: server.connection,
    async stop() {
      await server.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function createTemplate(connection: ConnectionOptions): Promise<void> {
  const sql = postgres({ ...connection, max: 1, onnotice: () => {} });
  await sql.unsafe(`drop database if exists ${template} with (force)`);
  await sql.unsafe(`create database ${template}`);
  await sql.end();
}
