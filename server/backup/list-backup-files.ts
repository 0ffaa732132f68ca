import { readdir } from "node:fs/promises";
import path from "node:path";

/** The files below a folder, by their path in it; none where the folder is missing. */
export async function listBackupFiles(folder: string, isKept: (name: string) => boolean) {
  const found: string[] = [];
  const pending = [""];
  for (let inside = pending.pop(); inside !== undefined; inside = pending.pop()) {
    for (const entry of await entriesOf(path.join(folder, inside))) {
      const name = inside ? `${inside}/${entry.name}` : entry.name;
      if (!isKept(name)) continue;
      if (entry.isDirectory()) pending.push(name);
      else if (entry.isFile()) found.push(name);
    }
  }
  return found.toSorted();
}

async function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
}
