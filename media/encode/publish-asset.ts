import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { listMediaFiles, type MediaAsset } from "../../content/media-asset.ts";

/** The server caches for ever only what ends in a hash with a digit in it. */
async function hashFiles(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  const digest = hash.digest("hex");
  return /(?=[a-f]{0,7}\d)[0-9a-f]{8}/.exec(digest)?.[0] ?? digest;
}

/** Takes an asset's files from where they were made, under the names that say what they hold. */
export async function publishAsset<Asset extends MediaAsset>(
  key: string,
  draft: Asset,
  folder: string,
  outputFolder: string,
): Promise<Asset> {
  const drafts = listMediaFiles(key, draft).map(({ name }) => join(folder, name));
  const asset = { ...draft, hash: await hashFiles(drafts) };
  await mkdir(outputFolder, { recursive: true });
  for (const [index, { name }] of listMediaFiles(key, asset).entries()) {
    const from = drafts[index];
    if (from) await copyFile(from, join(outputFolder, name));
  }
  return asset;
}
