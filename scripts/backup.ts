import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../runtime/errors/app-error.ts";
import { createBackup } from "../server/backup/create-backup.ts";
import { ConfigError, readConfig } from "../server/config/config.ts";
import { chooseAccount } from "../server/postgres/account.ts";
import { chooseClusterFolder } from "../server/postgres/cluster-folder.ts";
import { reachDatabase } from "./setup/reach-database.ts";
import { reportKnownError } from "./setup/report-known-error.ts";

const usage = `Backs up the site's data, while it runs or not: npm run backup [-- file]
Database, uploaded files, keys, mails and the development chain go into one file, by default
backups/kinolume-<time>.tar.gz. Keep it as safe as the site itself: it holds every secret but .env.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.help || positionals.length > 1) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const { dataDirectory, databaseUrl, s3 } = readConfig(process.env);
  if (databaseUrl) {
    throw new ConfigError(
      `DATABASE_URL names a PostgreSQL of your own: back it up with pg_dump --format=custom --no-unlogged-table-data, pg_basebackup or your
provider's snapshots, and after it ${s3 ? `the bucket ${s3.bucket}` : join(dataDirectory, "storage")}.`,
    );
  }
  if (!["postgres", "postgres-folder"].some((name) => existsSync(join(dataDirectory, name)))) {
    throw new ConfigError(`There is nothing to back up in ${dataDirectory}.`);
  }
  const file = resolve(process.env.INIT_CWD ?? ".", positionals[0] ?? nameFile());
  if (existsSync(file)) throw new AppError("bad_backup_file", `${file} is there already.`);
  const access = await reachDatabase({ dataDirectory });
  try {
    const clusterFolder = chooseClusterFolder({
      dataDirectory,
      account: chooseAccount(),
      log: console.log,
    });
    const { connection } = access;
    const { consistentAt } = await createBackup({
      file,
      dataDirectory,
      clusterFolder,
      connection,
      hasFiles: !s3,
    });
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
    console.log(`Everything acknowledged by ${consistentAt} is in ${file} (${megabytes} MB).`);
    if (s3) console.log(`Uploaded files are not: they are in the bucket ${s3.bucket}.`);
  } finally {
    await access.leave();
  }
}

function nameFile(): string {
  const time = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  return `backups/kinolume-${time}Z.tar.gz`;
}

await main().catch(reportKnownError);
