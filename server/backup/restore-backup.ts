import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../runtime/errors/app-error.ts";
import { chooseAccount, allowTraversal } from "../postgres/account.ts";
import { chooseClusterFolder } from "../postgres/cluster-folder.ts";
import { lockDirectory } from "../postgres/directory-lock.ts";
import { stopOrphan } from "../postgres/stop-orphan.ts";
import { describePlatform, type Manifest } from "./manifest.ts";
import { markRestored } from "./restored-mark.ts";
import { unpackArchive } from "./unpack-archive.ts";
import { verifyArchive } from "./verify-archive.ts";

type RestoreOptions = {
  file: string;
  dataDirectory: string;
  /** What this machine's PostgreSQL can read. */
  postgresMajor: number;
  /** Set aside what is in the data directory instead of refusing. */
  replace: boolean;
  log: (line: string) => void;
};

const draftName = ".restoring";
const setAsidePrefix = "replaced-";

/** Puts a backup in the place of the data directory. Nothing is touched before all of it has been checked. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { dataDirectory, log } = options;
  const manifest = await verifyArchive(options.file);
  requireFit(manifest, options.postgresMajor);
  allowTraversal(dataDirectory);
  // A server that runs on these files holds it.
  const lock = lockDirectory(dataDirectory);
  try {
    const present = await listPresent(dataDirectory);
    if (present.length > 0 && !options.replace) {
      throw new AppError(
        "data_directory_not_empty",
        `${dataDirectory} is not empty; with --replace its content is set aside first.`,
      );
    }
    const account = chooseAccount();
    const clusterFolder = chooseClusterFolder({ dataDirectory, account, log });
    allowTraversal(path.dirname(clusterFolder));
    const draft = path.join(dataDirectory, draftName);
    const clusterDraft = `${clusterFolder}.new-restored`;
    await rm(draft, { recursive: true, force: true });
    await rm(clusterDraft, { recursive: true, force: true });
    try {
      await unpackArchive(options.file, { draft, clusterDraft, account });
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      await rm(clusterDraft, { recursive: true, force: true });
      throw error;
    }
    await stopOrphan(clusterFolder, log);
    if (present.length > 0) await setAside({ dataDirectory, clusterFolder, present, log });
    for (const name of await readdir(draft)) {
      await rename(path.join(draft, name), path.join(dataDirectory, name));
    }
    await markRestored(dataDirectory, manifest.consistentAt);
    // The database last: a restore that was interrupted then has no database, rather than one that looks complete.
    await rename(clusterDraft, clusterFolder);
    await rm(draft, { recursive: true, force: true });
    return manifest;
  } finally {
    lock.release();
  }
}

function requireFit({ postgresMajor, platform }: Manifest, ours: number): void {
  const here = describePlatform();
  if (postgresMajor === ours && platform === here) return;
  throw new AppError(
    "backup_does_not_fit",
    `The backup is of PostgreSQL ${postgresMajor} on ${platform}; here is PostgreSQL ${ours} on ${here}.`,
  );
}

async function listPresent(dataDirectory: string): Promise<string[]> {
  const names = await readdir(dataDirectory);
  return names.filter(
    (name) =>
      !name.startsWith("kinolume.lock") && name !== draftName && !name.startsWith(setAsidePrefix),
  );
}

type Replaced = {
  dataDirectory: string;
  clusterFolder: string;
  present: readonly string[];
  log: (line: string) => void;
};

async function setAside({ dataDirectory, clusterFolder, present, log }: Replaced): Promise<void> {
  const stamp = new Date().toISOString().replaceAll(":", "-");
  const aside = path.join(dataDirectory, `${setAsidePrefix}${stamp}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of present) {
    // Where the database's files are stays true; the files there are set aside beside it.
    if (name === "postgres-folder") continue;
    await rename(path.join(dataDirectory, name), path.join(aside, name));
  }
  log(`What was there is in ${aside}; remove it when it is not needed any more.`);
  if (!existsSync(clusterFolder)) return;
  const clusterAside = `${clusterFolder}-${setAsidePrefix}${stamp}`;
  await rename(clusterFolder, clusterAside);
  log(`Its database is in ${clusterAside}.`);
}
