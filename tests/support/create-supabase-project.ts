import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

export type SupabaseProject = {
  /** As its owner, who is no superuser. */
  connection: ConnectionOptions;
  drop(): Promise<void>;
};

/** What the migrations meet on the platform. The roles that requests run as have to exist on the server. */
export async function createSupabaseProject(
  server: ConnectionOptions,
  database: string,
): Promise<SupabaseProject> {
  const password = randomBytes(12).toString("hex");
  await run(
    server,
    `create role project_owner login createrole bypassrls password '${password}';
    create role project_auth;
    create role project_storage;
    -- As on the platform, where the owner may add policies to the tables of its files.
    grant project_storage to project_owner;`,
  );
  await run(server, `create database ${database} owner project_owner`);
  const project = join(import.meta.dirname, "supabase-project.sql");
  await run({ ...server, database }, readFileSync(project, "utf8"));
  return {
    connection: { ...server, database, user: "project_owner", password },
    async drop() {
      await run(server, `drop database ${database} with (force)`);
      await run(server, "drop role project_owner, project_auth, project_storage");
    },
  };
}

async function run(connection: ConnectionOptions, text: string): Promise<void> {
  const sql = postgres({ ...connection, max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}
