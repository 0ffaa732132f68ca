import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** All files below a directory, relative to it, with forward slashes and in a stable order. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
}
