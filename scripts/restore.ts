import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { seriesHeld } from "../content/ledger.ts";
import { AppError } from "../runtime/errors/app-error.ts";
import { restoreBackup } from "../server/backup/restore-backup.ts";
import { ConfigError, readConfig } from "../server/config/config.ts";
import { chooseAccount } from "../server/postgres/account.ts";
import { findBinaries } from "../server/postgres/binaries.ts";
import { sharedFolder } from "../server/postgres/cluster-folder.ts";
import { reportKnownError } from "./setup/report-known-error.ts";

const usage = `Puts a backup into an empty DATA_DIR, while no server runs on it: npm run restore -- file
  --replace   sets aside what is in DATA_DIR`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: "boolean", default: false }, help: { type: "boolean" } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (values.help || name === undefined || positionals.length > 1) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const { dataDirectory, databaseUrl } = readConfig(process.env);
  if (databaseUrl) {
    throw new ConfigError(
      "DATABASE_URL names a PostgreSQL of your own: restore it with pg_restore or your provider's snapshots.",
    );
  }
  const file = resolve(process.env.INIT_CWD ?? ".", name);
  if (!existsSync(file)) throw new AppError("bad_backup_file", `There is no file ${file}.`);
  const { consistentAt, hasFiles } = await restoreBackup({
    file,
    dataDirectory,
    postgresMajor: await readPostgresMajor(),
    replace: values.replace,
    log: console.log,
  });
  console.log(`${dataDirectory} is as it was at ${consistentAt}. npm start goes on from there.`);
  console.log(seriesHeld);
  if (!hasFiles) console.log("Uploaded files were in an object store, and are not in the backup.");
}

async function readPostgresMajor(): Promise<number> {
  const binaries = findBinaries({ account: chooseAccount(), sharedFolder, log: () => undefined });
  const { stdout } = await promisify(execFile)(join(binaries, "bin/postgres"), ["--version"]);
  return Number.parseInt(/\d+/.exec(stdout)?.[0] ?? "", 10);
}

await main().catch(reportKnownError);
