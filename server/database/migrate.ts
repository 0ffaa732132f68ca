import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { z } from "zod";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import { ConfigError } from "../../runtime/errors/config-error.ts";
import { connect } from "./connect.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { splitStatements } from "./split-statements.ts";

/** Its name is null where a tool has recorded the number alone. */
const stepRow = z.object({ version: z.string(), name: z.string().nullable() });
type Step = z.infer<typeof stepRow>;
type Migration = { version: string; name: string; text: string };

const migrationsDirectory = join(import.meta.dirname, "../../supabase/migrations");

/**
 * Applies what `supabase/migrations` has and the database lacks, as the Supabase CLI would: the same file names, the
 * same history table. One node at a time, each file in a transaction with its history row. A database with a history of
 * another version is refused.
 */
export async function migrate(options: {
  connection: ConnectionOptions;
  log: (line: string) => void;
  directory?: string;
}): Promise<void> {
  const migrations = await readMigrations(options.directory ?? migrationsDirectory);
  const sql = connect(options.connection, { max: 1, max_lifetime: null });
  try {
    await sql`select pg_advisory_lock(hashtext('kinolume migrations'))`;
    const history = await readHistory(sql);
    refuseUnknown(history, migrations);
    const applied = new Set(history.map(({ version }) => version));
    const missing = migrations.filter(({ version }) => !applied.has(version));
    if (missing.length > 0) options.log(`Migrating the database: ${describeSteps(missing)}`);
    for (const migration of missing) {
      await applyMigration(sql, migration);
      await endIdleConnections(sql);
    }
  } finally {
    // Ends the session, and with it the lock.
    await sql.end();
  }
}

/** A new database takes them all: a line for each would bury what else a first start says. */
function describeSteps(steps: readonly Migration[]): string {
  const names = steps.map(({ version, name }) => `${version}_${name}`);
  return steps.length > 3 ? `${steps.length} steps, up to ${names.at(-1)}` : names.join(", ");
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith(".sql")).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name) {
        throw new Error(`Migration ${file} must be named <timestamp>_<name>.sql.`);
      }
      return { version, name, text: await readFile(join(directory, file), "utf8") };
    }),
  );
}

async function readHistory(sql: postgres.Sql): Promise<Step[]> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text not null primary key, statements text[], name text
    );`);
  const steps = await sql`
    select version, name from supabase_migrations.schema_migrations order by version`;
  return parseRows(stepRow, steps);
}

/** What another version has made of the database nobody here can know: our steps would fail half way, or spoil it. */
function refuseUnknown(history: readonly Step[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ version, name }) => [version, name]));
  const unknown = history.filter(
    ({ version, name }) => !known.has(version) || (name !== null && known.get(version) !== name),
  );
  const [first] = unknown;
  if (!first) return;
  const steps = unknown.length > 1 ? `${unknown.length} steps` : "1 step";
  const place = [first.version, first.name].filter(Boolean).join("_");
  throw new ConfigError(
    `This database was made by another version: its history has ${steps} that this one does not know, ` +
      `${unknown.length > 1 ? `from ${place} on` : place}. Nothing was changed. If it holds demo data alone, remove the ` +
      "data directory and start again; else see Upgrades in docs/deploy.md.",
  );
}

/**
 * Realtime writes rules from the policies as it needs them, and does so again. Left there, they would keep the columns that
 * they name from being dropped: in a database that runs, and in no test.
 */
const forgetRules = `
  do $$
  declare
    rule regprocedure;
  begin
    for rule in
      select oid from pg_proc
      where pronamespace = to_regnamespace('changes') and starts_with(proname, 'open_to_')
    loop
      execute 'drop function ' || rule;
    end loop;
  end
  $$`;

/**
 * `-- repeat first: <statement>` in a file: asked again and again beforehand, each time in a transaction of its own, until
 * it answers 0. So many rows are changed without a lock on all of them; the file itself does what is left.
 */
async function repeatFirst(sql: postgres.Sql, text: string): Promise<void> {
  for (const [, statement = ""] of text.matchAll(/^-- repeat first: (.+)$/gm)) {
    let changed: unknown;
    do {
      const [row] = await giveWay(sql, (transaction) => transaction.unsafe(statement));
      changed = Object.values(row ?? {})[0];
    } while (Number(changed) > 0);
  }
}

/** Lock not available, deadlock detected. */
const busy = new Set(["55P03", "40P01"]);
const mostTries = 100;

/**
 * A server of the version before may be at work. Whoever waits for a lock makes everybody wait who comes after, so it is not
 * waited for long, and begun again; PostgreSQL looks for a deadlock after a second, and would end their transaction or ours.
 */
async function giveWay<T>(
  sql: postgres.Sql,
  work: (transaction: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const done = await sql.begin(async (transaction) => {
        await transaction`set local lock_timeout = '300ms'`;
        return { answer: await work(transaction) };
      });
      return done.answer;
    } catch (error) {
      const isBusy = error instanceof postgres.PostgresError && busy.has(error.code);
      if (!isBusy || tries === mostTries) throw error;
    }
    await wait(100);
  }
}

async function applyMigration(sql: postgres.Sql, migration: Migration): Promise<void> {
  const { version, name, text } = migration;
  try {
    await repeatFirst(sql, text);
    await giveWay(sql, async (transaction) => {
      await transaction.unsafe(forgetRules);
      await transaction.unsafe(text);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${splitStatements(text)}, ${name})`;
      // What a file set for its own session must not reach the next one.
      await transaction`reset all`;
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Migration ${version}_${name} failed and changed nothing: ${reason}${describePlace(error, text)}`,
      { cause: error },
    );
  }
}

/**
 * A connection remembers what its statements answered, and one that asks for all columns of a table fails once when there is
 * another. A server opens a new connection for one that ended while nobody used it; one that was used a moment ago is about
 * to be used again, and is left to it.
 */
async function endIdleConnections(sql: postgres.Sql): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'authenticator' and state = 'idle'
      and state_change < now() - interval '1 second' and query not ilike 'listen %' and pg_has_role(usesysid, 'usage')`;
}

function describePlace(error: unknown, text: string): string {
  if (!(error instanceof postgres.PostgresError) || !error.position) return "";
  const line = text.slice(0, Number(error.position)).split("\n").length;
  return ` (line ${line})`;
}
