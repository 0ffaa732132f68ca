import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { ArchiveWriter } from "./archive-writer.ts";
import { listBackupFiles } from "./list-backup-files.ts";

/** What uploads are while they come in, and links that a killed backup left. */
const isUpload = (name: string) => !name.startsWith(".");
const linksPrefix = ".backup-";

export type FilesBackup = {
  /** Most of the bytes, while the rows still change. */
  addPresent(): Promise<void>;
  /** Holds on to those that have come since, so that nobody can remove them: quick, for uploads wait meanwhile. */
  secure(): Promise<void>;
  addSecured(): Promise<void>;
  close(): Promise<void>;
};

/** Uploaded files. Under its name a file never changes, it only comes and goes. */
export function createFilesBackup(archive: ArchiveWriter, dataDirectory: string): FilesBackup {
  const root = path.join(dataDirectory, "storage");
  const links = path.join(root, `${linksPrefix}${process.pid}`);
  const archived = new Set<string>();
  const secured: string[] = [];
  const add = async (name: string, file: string) => {
    if (await archive.addFile(`storage/${name}`, file)) archived.add(name);
  };

  return {
    async addPresent() {
      await removeLinks(root);
      for (const name of await listBackupFiles(root, isUpload))
        await add(name, path.join(root, name));
    },
    async secure() {
      await mkdir(links, { recursive: true, mode: 0o700 });
      for (const name of await listBackupFiles(root, isUpload)) {
        if (archived.has(name)) continue;
        await linkOrCopy(path.join(root, name), path.join(links, String(secured.length)));
        secured.push(name);
      }
    },
    async addSecured() {
      for (const [index, name] of secured.entries()) {
        await add(name, path.join(links, String(index)));
      }
    },
    close: () => rm(links, { recursive: true, force: true }),
  };
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    // Bytes whose row was gone before: nobody will miss them.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
    await copyFile(from, to);
  });
}

async function removeLinks(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  const left = names.filter((name) => name.startsWith(linksPrefix));
  await Promise.all(
    left.map((name) => rm(path.join(root, name), { recursive: true, force: true })),
  );
}
