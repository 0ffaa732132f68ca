import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { precompress } from "./precompress.ts";

/**
 * Compresses the app's scripts one by one, until it is stopped: pages are rendered on one core, and this has the other. What is not
 * done by then is compressed with the rest; what the build before had is taken over from it.
 */
export async function compressAssets(
  assets: string,
  previous: string,
  signal: AbortSignal,
): Promise<void> {
  const known = new Set(await readdir(previous).catch(() => []));
  for (const name of await readdir(assets)) {
    if (signal.aborted) return;
    if (!name.endsWith(".js") || known.has(name)) continue;
    const path = join(assets, name);
    await precompress(path, await readFile(path));
  }
}
