import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import { openReadyDatabase } from "../../server/database/database.ts";
import type { Database } from "../../runtime/database/types.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

export type TestDatabase = {
  database: Database;
  /** The owner's, as `startPostgres` gives it; for a server process of its own. */
  connection: ConnectionOptions;
  /** As the owner, past every rule: to arrange rows and to look at what was written. */
  owner: postgres.Sql;
  drop(): Promise<void>;
};

/** A fresh, migrated database. Call it in `beforeAll`, and `drop` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject("templateDatabase");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // By its files: page by page through the log, which is the default, takes twice the work or more.
  await administer(
    template,
    `create database ${name} template ${template.database} strategy file_copy`,
  );
  const connection = { ...template, database: name };
  const owner = postgres({ ...connection, max: 2, onnotice: () => {} });
  const front = inject("pooler");
  // Migrated as the template is, whose login can enter it.
  const database = openReadyDatabase(
    { connections: 5, ...(front && { pooler: { ...front, database: name } }) },
    { ...inject("templateLogin"), database: name },
  );
  return {
    database,
    connection,
    owner,
    async drop() {
      await Promise.all([database.close(), owner.end({ timeout: 5 })]);
      await administer(template, `drop database ${name} with (force)`);
    },
  };
}

async function administer(template: ConnectionOptions, statement: string): Promise<void> {
  // Not the template itself: it can be copied only while nobody is connected to it.
  const sql = postgres({ ...template, database: "postgres", max: 1 });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
