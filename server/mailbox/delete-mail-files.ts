import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const keptMilliseconds = 30 * 24 * 3600 * 1000;

/** Mails as files, and what a crash left of one half-written; nothing else in the folder is touched. */
export async function deleteOldMailFiles(folder: string, now = Date.now()): Promise<void> {
  const names = await ignoreMissing(readdir(folder));
  const mails = (names ?? []).filter((name) => /\.eml(\.tmp)?$/.test(name));
  await Promise.all(
    mails.map(async (name) => {
      const path = join(folder, name);
      const found = await ignoreMissing(stat(path));
      if (found && found.mtimeMs < now - keptMilliseconds) await rm(path, { force: true });
    }),
  );
}

/** For the retention job: what lies in the folder of mails. */
export function openMailFiles(folder: string) {
  return {
    deleteOld: () => deleteOldMailFiles(folder),
    delete: (ids: readonly string[]) => deleteMailFiles(folder, ids),
  };
}

async function deleteMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(join(folder, `${id}.eml`), { force: true })));
}

/** Without a mail there is no folder yet, and a shared folder may be tidied by another node. */
async function ignoreMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
