import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureKeys } from "../server/api-keys/ensure-keys.ts";
import { rotateApiKey, rotateSigningKey } from "../server/api-keys/rotate-keys.ts";
import { openDatabase } from "../server/database/database.ts";
import { reachDatabase } from "./setup/reach-database.ts";
import type { Database } from "../runtime/database/types.ts";

const usage = `Prints the API keys of this site's backend.
  --rotate publishable   replaces the key that browsers use
  --rotate secret        replaces the key of servers and scripts
  --rotate signing       signs new sessions with a new key; open sessions go on`;

const quiet = () => undefined;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rotate: { type: "string" }, help: { type: "boolean" } },
  });
  const { rotate: kind } = values;
  if (values.help || (kind !== undefined && !isKind(kind))) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const access = await reachDatabase({
    databaseUrl: process.env["DATABASE_URL"],
    databaseDirectUrl: process.env["DATABASE_DIRECT_URL"],
    dataDirectory: resolve(process.env["DATA_DIR"] ?? ".data"),
  });
  const db = await openDatabase({ connection: access.connection, log: quiet, connections: 1 });
  try {
    await ensureKeys(db);
    if (kind === "signing") await rotateSigningKey(db);
    else if (kind !== undefined) await rotateApiKey(db, kind);
    await printKeys(db);
  } finally {
    await db.close();
    await access.leave();
  }
}

const kinds = ["publishable", "secret", "signing"] as const;

function isKind(text: string): text is (typeof kinds)[number] {
  return kinds.some((kind) => kind === text);
}

async function printKeys(db: Database): Promise<void> {
  const rows = await db.asOwner(
    (sql) => sql<{ kind: string; key: string }[]>`
      select kind, key from private.api_keys where revoked_at is null order by kind, created_at`,
  );
  for (const { kind, key } of rows) console.log(`${kind.padEnd(12)} ${key}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
