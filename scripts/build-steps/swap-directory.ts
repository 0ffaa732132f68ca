import { rename, rm } from "node:fs/promises";

/** Two renames on one file system: whoever looks finds the old site or the new one, whole. */
export async function swapDirectory(next: string, current: string): Promise<void> {
  const previous = `${next}.previous`;
  const hadOne = await rename(current, previous).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
  try {
    await rename(next, current);
  } catch (error) {
    if (hadOne) await rename(previous, current);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}
