import { readFile } from "node:fs/promises";
import { z } from "zod";

const manifest = z.object({ files: z.record(z.string(), z.object({ type: z.string() })) });
const failurePages = new Set(["/404", "/500"]);

/** Every page of the built site that a visitor can ask for. */
export async function listRoutes(): Promise<string[]> {
  const path = new URL("../build/site.json", import.meta.url);
  const { files } = manifest.parse(JSON.parse(await readFile(path, "utf8")));
  return Object.entries(files)
    .filter(([url, { type }]) => type.startsWith("text/html") && !failurePages.has(url))
    .map(([url]) => url)
    .toSorted();
}
