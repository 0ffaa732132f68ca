import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../runtime/errors/app-error.ts";
import { archiveCluster } from "./archive-cluster.ts";
import { createFilesBackup } from "./archive-files.ts";
import { createArchive, type ArchiveWriter } from "./archive-writer.ts";
import { beginDatabaseBackup, type DatabaseBackup, type EndedBackup } from "./database-backup.ts";
import { listBackupFiles } from "./list-backup-files.ts";
import { describePlatform, type Manifest } from "./manifest.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

type BackupOptions = {
  file: string;
  dataDirectory: string;
  /** Where PostgreSQL's files are, which need not be in the data directory. */
  clusterFolder: string;
  /** As a superuser. */
  connection: ConnectionOptions;
  /** Whether uploaded files are in the data directory, not in an object store. */
  hasFiles: boolean;
};

/** PostgreSQL and uploads have steps of their own; locks, sockets and drafts mean nothing later. */
const setApart =
  /^(?:postgres(?:[.-].*)?|storage|\..*|replaced-.*|(?:.*\/)?kinolume\.lock.*|.*\.tmp)$/;

/** Writes a whole backup of a running site into one file, or none. */
export async function createBackup(options: BackupOptions): Promise<Omit<Manifest, "entries">> {
  const { file, dataDirectory, connection } = options;
  if (!path.relative(dataDirectory, file).startsWith("..")) {
    throw new AppError(
      "bad_backup_file",
      `Keep backups outside ${dataDirectory}: ${file} is in it.`,
    );
  }
  await mkdir(path.dirname(file), { recursive: true });
  const archive = await createArchive(file);
  try {
    const database = await beginDatabaseBackup(connection);
    try {
      return await fillArchive(archive, database, options);
    } finally {
      await database.close();
    }
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function fillArchive(
  archive: ArchiveWriter,
  database: DatabaseBackup,
  { dataDirectory, clusterFolder, hasFiles }: BackupOptions,
): Promise<Omit<Manifest, "entries">> {
  const files = hasFiles ? createFilesBackup(archive, dataDirectory) : undefined;
  try {
    await archiveCluster(archive, clusterFolder);
    await files?.addPresent();
    const ended = await database.end(async () => files?.secure());
    await addLog(archive, clusterFolder, ended);
    await files?.addSecured();
    // After the rows: mails and blocks that the rows do not know yet do no harm, the opposite would.
    for (const name of await listBackupFiles(dataDirectory, (each) => !setApart.test(each))) {
      await archive.addFile(name, path.join(dataDirectory, name));
    }
    const about = {
      format: "kinolume-backup-1" as const,
      consistentAt: ended.consistentAt.toISOString(),
      postgresMajor: database.postgresMajor,
      platform: describePlatform(),
      hasFiles,
    };
    await archive.finish(about);
    return about;
  } finally {
    await files?.close();
  }
}

/** What happened during the backup: without all of it the copied files are worth nothing. */
async function addLog(
  archive: ArchiveWriter,
  clusterFolder: string,
  { label, segments }: EndedBackup,
): Promise<void> {
  const folder = path.join(clusterFolder, "pg_wal");
  const names = (await readdir(folder)).filter(
    (name) => /^[\dA-F]{24}$/.test(name) && name >= segments.first && name <= segments.last,
  );
  if (!names.includes(segments.last)) throw new Error(`PostgreSQL's log ${segments.last} is gone.`);
  for (const name of names.toSorted()) {
    await archive.addFile(`postgres/pg_wal/${name}`, path.join(folder, name));
  }
  await archive.addContent("postgres/backup_label", Buffer.from(label));
}
