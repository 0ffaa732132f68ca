import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { productRoot } from "./product-root.ts";
import { siteFiles } from "../../content/site-files.ts";

/** What robots, browsers and researchers ask every site for. */
export async function writeSiteFiles(client: string) {
  for (const [path, { body }] of Object.entries(siteFiles())) {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
  // Whoever trusts no page of ours takes the check along as a file.
  await copyFile(join(productRoot, "docs/verify-proof.mjs"), join(client, "verify-proof.mjs"));
}
