import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { holdSeries } from "../../services/billing/hold-series.ts";
import type { Database } from "../../runtime/database/types.ts";

// Restoring needs no database to run; what has to be written into it waits for the next start.
const nameIn = (dataDirectory: string) => path.join(dataDirectory, "restored");

export async function markRestored(dataDirectory: string, consistentAt: string): Promise<void> {
  await writeFile(nameIn(dataDirectory), `${consistentAt}\n`, { mode: 0o600 });
}

/** What was issued after the backup is not in it: no number is given before the studio has said which was the last. */
export async function holdAfterRestore(
  dataDirectory: string,
  database: Pick<Database, "asOwner">,
): Promise<void> {
  if (!existsSync(nameIn(dataDirectory))) return;
  await database.asOwner(holdSeries);
  await rm(nameIn(dataDirectory));
}
