import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ArchiveWriter } from "./archive-writer.ts";

/** Used by a running server only, or recreated at every start; the folders themselves must exist. */
const emptiedFolders = new Set([
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_wal",
]);
const skippedFiles =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/;
const controlFile = "global/pg_control";
const tableFile = /^(?<table>\d+)(?:_fsm|_vm)?(?:\.\d+)?$/;

/** The database's files while a backup runs. They may be inconsistent: replaying the log repairs them. */
export async function archiveCluster(archive: ArchiveWriter, folder: string): Promise<void> {
  await archive.addFolder("postgres");
  await addFolder(archive, folder, "");
  // Last, so that it is no older than the rest.
  const control = await readSteady(path.join(folder, controlFile));
  await archive.addContent(`postgres/${controlFile}`, control);
}

async function addFolder(archive: ArchiveWriter, root: string, folder: string): Promise<void> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const unlogged = new Set(entries.map(({ name }) => /^(\d+)_init$/.exec(name)?.[1]));
  for (const entry of entries) {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (skippedFiles.test(entry.name) || name === controlFile) continue;
    // An unlogged table starts empty from its first file; what was in it is for the moment alone.
    const table = tableFile.exec(entry.name)?.groups?.["table"];
    if (table !== undefined && unlogged.has(table)) continue;
    if (entry.isDirectory()) {
      await archive.addFolder(`postgres/${name}`);
      if (!emptiedFolders.has(name)) await addFolder(archive, root, name);
    } else if (entry.isFile()) {
      // A table that is dropped meanwhile takes its files with it.
      await archive.addFile(`postgres/${name}`, path.join(root, name));
    }
  }
}

/** Read until two readings agree: alone of all files, no log would repair a torn one. */
async function readSteady(file: string): Promise<Buffer> {
  for (let before = await readFile(file); ;) {
    await wait(5);
    const after = await readFile(file);
    if (after.equals(before)) return after;
    before = after;
  }
}
