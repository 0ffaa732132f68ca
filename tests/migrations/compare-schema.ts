/**
 * Whether the migrations here make the same database as those of another commit: `npm run compare-schema -- main`. Both
 * are applied on a stock PostgreSQL 15, once where there is nothing and once to what a Supabase project brings.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import {
  type ConnectionOptions,
  parseConnectionUrl,
} from "../../runtime/database/connection-options.ts";
import { findStockPostgres } from "../../scripts/setup/find-stock-postgres.ts";
import { startStockPostgres } from "../../scripts/setup/start-stock-postgres.ts";
import { migrate } from "../../server/database/migrate.ts";
import { createSupabaseProject } from "../support/create-supabase-project.ts";
import { copyMigrations } from "./copy-migrations.ts";
import { describeDatabase } from "./describe-database.ts";

const here = join(import.meta.dirname, "../../supabase/migrations");

/** What a database is before the first migration, and as whom they run. */
const beginnings: Record<string, (server: ConnectionOptions) => Promise<ConnectionOptions>> = {
  "an empty database": async (server) => server,
  "a Supabase project": async (server) => {
    const sql = postgres({ ...server, max: 1 });
    await sql.unsafe(`
      create role supabase_admin superuser;
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
      create role authenticator nologin noinherit;
      grant anon, authenticated, service_role to authenticator;`);
    await sql.end();
    return (await createSupabaseProject(server, "project")).connection;
  },
};

const [ref] = process.argv.slice(2);
const programs = await findStockPostgres();
if (!ref || !programs) {
  console.error(
    ref
      ? "It needs PostgreSQL 15, which only root on Debian can install from here."
      : "Usage: npm run compare-schema -- <commit>",
  );
  process.exit(1);
}

const there = copyMigrations(ref);
const folder = mkdtempSync(join(tmpdir(), "kinolume-compare-"));
try {
  for (const [name, begin] of Object.entries(beginnings)) {
    const before = await describeAfter(there, begin, programs);
    const after = await describeAfter(here, begin, programs);
    report(name, before, after);
  }
} finally {
  rmSync(there, { recursive: true });
  rmSync(folder, { recursive: true });
}

/** On a server of its own, because roles belong to the server. */
async function describeAfter(
  directory: string,
  begin: (server: ConnectionOptions) => Promise<ConnectionOptions>,
  from: string,
): Promise<string> {
  const stock = await startStockPostgres(from);
  try {
    const server = parseConnectionUrl(stock.url);
    const connection = await begin(server);
    await migrate({ connection, directory, log: () => {} });
    return await describeDatabase(from, { ...server, database: connection.database });
  } finally {
    await stock.stop();
  }
}

function report(name: string, before: string, after: string): void {
  const files = [join(folder, "there"), join(folder, "here")] as const;
  writeFileSync(files[0], `${before}\n`);
  writeFileSync(files[1], `${after}\n`);
  const { status } = spawnSync("git", ["--no-pager", "diff", "--no-index", ...files], {
    stdio: "inherit",
  });
  const objects = before.split(/^Name: /m).length - 1;
  const rows = before.split(/^Row of /m).length - 1;
  console.log(
    `${name}: ${status === 0 ? "no difference" : "differs"} (${objects} objects, ${rows} rows)`,
  );
  if (status !== 0) process.exitCode = 1;
}
