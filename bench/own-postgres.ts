import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../server/postgres/postgres.ts";
import { whenBrokenOff } from "./when-broken-off.ts";

/** PostgreSQL in a folder that goes away with it. */
export async function startOwnPostgres() {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-bench-"));
  chmodSync(dataDirectory, 0o711);
  const starting = startPostgres({ dataDirectory, log: () => {} });
  const end = async () => {
    try {
      await (await starting).stop();
    } finally {
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  };
  let ending: Promise<void> | undefined;
  const stop = () => (ending ??= end());
  whenBrokenOff(stop);
  return { dataDirectory, connection: (await starting).connection, stop };
}
