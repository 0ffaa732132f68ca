import { execFileSync } from "node:child_process";
import { join } from "node:path";
import postgres from "postgres";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

/**
 * All that migrations make, as text that is equal for equal databases: roles, every object with its owner, its comment and
 * its grants, and the rows. Left out is only the order of what has none, and when a row was written.
 */
export async function describeDatabase(
  programs: string,
  connection: ConnectionOptions,
): Promise<string> {
  const dump = (program: string, ...words: string[]) =>
    execFileSync(join(programs, program), words, {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      env: {
        PGHOST: connection.host,
        PGPORT: String(connection.port),
        PGUSER: connection.user,
        PGPASSWORD: connection.password,
      },
    });
  const roles = listStatements(dump("pg_dumpall", "--roles-only", "--no-role-passwords"));
  const objects = listObjects(dump("pg_dump", "--schema-only", `--dbname=${connection.database}`));
  return [...roles.toSorted(), ...objects, ...(await listRows(connection))].join("\n\n");
}

function listStatements(dumped: string): string[] {
  return dumped
    .split("\n")
    .filter((line) => line !== "" && !/^(--|SET |\\(un)?restrict)/.test(line));
}

/** Each begins with a line of its own that names it. */
function listObjects(dumped: string): string[] {
  const [, ...objects] = dumped.split(/^-- (?=Name: )/m);
  return objects
    .map((object) => {
      const [name = "", ...lines] = object.split("\n");
      const statements = listStatements(lines.join("\n"));
      // Whom it was granted to first says nothing.
      return [name, ...(name.includes("Type: ACL") ? statements.toSorted() : statements)].join(
        "\n",
      );
    })
    .toSorted();
}

async function listRows(connection: ConnectionOptions): Promise<string[]> {
  const sql = postgres({ ...connection, max: 1 });
  try {
    const tables = await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text <> all (array[
        'pg_catalog', 'information_schema', 'supabase_migrations'
      ])
      order by c.oid::regclass::text collate "C"`;
    const rows: string[] = [];
    for (const { name } of tables) {
      const found = await sql.unsafe<{ row: string }[]>(
        `select (to_jsonb(t) - '{created_at,updated_at,last_accessed_at}'::text[])::text as row
        from ${name} t order by 1`,
      );
      rows.push(...found.map(({ row }) => `Row of ${name}: ${row}`));
    }
    return rows;
  } finally {
    await sql.end();
  }
}
