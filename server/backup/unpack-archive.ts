import { chown, mkdir, open } from "node:fs/promises";
import path from "node:path";
import type { SystemAccount } from "../postgres/account.ts";
import { manifestName } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";

const filesAtOnce = 64;

/** Where the files are written, and whose those of the database will be. */
type Places = { draft: string; clusterDraft: string; account: SystemAccount | null };

/** Writes an archive's files to their places, each for good before this returns. */
export async function unpackArchive(
  file: string,
  { draft, clusterDraft, account }: Places,
): Promise<void> {
  await mkdir(draft, { mode: 0o700 });
  const folders = new Set<string>();
  const files: string[] = [];
  for await (const { name, isFolder, content } of readArchive(file)) {
    if (name === manifestName) {
      for await (const _ of content);
      continue;
    }
    const isOfDatabase = name === "postgres" || name.startsWith("postgres/");
    const target = isOfDatabase
      ? path.join(clusterDraft, name.slice("postgres".length))
      : path.join(draft, name);
    const owner = isOfDatabase ? account : null;
    const folder = isFolder ? target : path.dirname(target);
    if (!folders.has(folder)) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (owner) await chown(folder, owner.uid, owner.gid);
      folders.add(folder);
    }
    if (isFolder) continue;
    await writeFile(target, content, owner);
    files.push(target);
  }
  await syncAll(files);
  // Windows knows no such thing as a folder's sync, and keeps its own journal.
  if (process.platform !== "win32") await syncAll([...folders]);
}

async function writeFile(
  target: string,
  content: AsyncIterable<Buffer>,
  owner: SystemAccount | null,
) {
  const handle = await open(target, "wx", 0o600);
  try {
    for await (const chunk of content) await handle.writeFile(chunk);
    if (owner) await handle.chown(owner.uid, owner.gid);
  } finally {
    await handle.close();
  }
}

/** Together and at the end, which is many times faster than one after the other. */
async function syncAll(paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += filesAtOnce) {
    await Promise.all(paths.slice(start, start + filesAtOnce).map(sync));
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
