import postgres from "postgres";
import { parseConnectionUrl } from "../../../runtime/database/connection-options.ts";
import { env } from "../../../runtime/config/env.ts";
import type { Transaction } from "../../../runtime/database/types.ts";

let own: postgres.Sql | undefined;

/** One transaction past row level security. */
export async function inTransaction<T>(work: (sql: Transaction) => Promise<T>): Promise<T> {
  own ??= connect();
  let result: { value: T } | undefined;
  await own.begin(async (sql) => {
    result = { value: await work(sql) };
  });
  if (!result) throw new Error("The transaction ended without a result.");
  return result.value;
}

function connect(): postgres.Sql {
  const address = env("SUPABASE_DB_URL");
  if (!address) throw new Error("SUPABASE_DB_URL is not set.");
  // Hosted functions come and go in numbers; each keeps few connections, and those not for long.
  return postgres({ ...parseConnectionUrl(address), max: 3, idle_timeout: 20, prepare: false });
}
