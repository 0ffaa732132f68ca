import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canEnter, allowTraversal, type SystemAccount } from "./account.ts";

/** Where things are kept that PostgreSQL's user must reach when it cannot enter ours. */
export const sharedFolder = "/var/lib/kinolume";

/**
 * The folder of the database's files: `postgres` in the data directory, unless PostgreSQL's user cannot enter it. Then
 * it is one under `sharedFolder`, and the data directory records which.
 */
export function chooseClusterFolder(options: {
  dataDirectory: string;
  account: SystemAccount | null;
  log: (line: string) => void;
}): string {
  const { dataDirectory, account } = options;
  const known = findClusterFolder(dataDirectory);
  if (existsSync(recordIn(dataDirectory)) || existsSync(known)) return known;
  if (!account || canEnter(dataDirectory, account)) return known;
  const name = createHash("sha256").update(realpathSync(dataDirectory)).digest("hex");
  const folder = join(sharedFolder, `data-${name.slice(0, 16)}`);
  allowTraversal(sharedFolder);
  writeFileSync(recordIn(dataDirectory), `${folder}\n`);
  options.log(
    `The database is kept in ${folder}, because PostgreSQL's user cannot enter ${dataDirectory}`,
  );
  return folder;
}

/** Where it is, once it was chosen. */
export function findClusterFolder(dataDirectory: string): string {
  const record = recordIn(dataDirectory);
  if (existsSync(record)) return readFileSync(record, "utf8").trim();
  return join(dataDirectory, "postgres");
}

function recordIn(dataDirectory: string): string {
  return join(dataDirectory, "postgres-folder");
}
