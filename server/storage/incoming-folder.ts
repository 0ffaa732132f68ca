import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Longer than any upload takes. */
export const graceMilliseconds = 24 * 3600 * 1000;

/** Clients' files are nobody else's on this machine. */
export async function openIncomingFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  await removeHalfWritten(folder, new Date(Date.now() - graceMilliseconds));
}

/** What a killed node left of uploads that never ended. */
export async function removeHalfWritten(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Taken over or removed meanwhile, perhaps by another node.
      const state = await stat(file).catch(() => null);
      if (state && state.mtime < before) await rm(file, { force: true });
    }),
  );
}
