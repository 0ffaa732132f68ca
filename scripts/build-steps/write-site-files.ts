import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteFiles } from "../../content/site-files.ts";

/** What robots, browsers and researchers ask every site for. */
export async function writeSiteFiles(client: string) {
  for (const [path, { body }] of Object.entries(siteFiles())) {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}
