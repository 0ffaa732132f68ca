import { execFile } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { listMediaFiles, type MediaAsset } from "../../content/media-asset.ts";
import { productRoot } from "../../scripts/build-steps/product-root.ts";

const head = `/* Written by \`npm run media:encode\`. */
import type { MediaAsset } from "./media-asset.ts";

export const media = `;

const tail = ` as const satisfies Record<string, MediaAsset>;

/** How a page names a picture, or a film for its poster. */
export type MediaKey = keyof typeof media;
export type FilmKey = {
  [Key in MediaKey]: (typeof media)[Key]["kind"] extends "film" ? Key : never;
}[MediaKey];
`;

/**
 * Writes the manifest as often as asked, but never over what somebody else has written meanwhile:
 * encoding takes minutes, and the other's files would be removed as unnamed.
 */
export async function openManifest(file: string) {
  let known = await readFile(file, "utf8");
  return async function writeManifest(assets: ReadonlyMap<string, MediaAsset>) {
    if ((await readFile(file, "utf8")) !== known)
      throw new Error(`${file} has been changed since this run began. Run it again.`);
    const sorted = [...assets].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const entries = JSON.stringify(Object.fromEntries(sorted), null, 2);
    await writeFile(file, head + entries + tail);
    const oxfmt = join(productRoot, "node_modules/oxfmt/bin/oxfmt");
    await promisify(execFile)(process.execPath, [oxfmt, file]);
    known = await readFile(file, "utf8");
  };
}

/** Leaves in the folder what the manifest names, and nothing else. */
export async function removeUnnamed(folder: string, assets: ReadonlyMap<string, MediaAsset>) {
  const named = new Set(
    [...assets].flatMap(([key, asset]) => listMediaFiles(key, asset).map(({ name }) => name)),
  );
  const unnamed = (await readdir(folder)).filter((name) => !named.has(name));
  await Promise.all(unnamed.map((name) => rm(join(folder, name), { recursive: true })));
  return unnamed;
}
