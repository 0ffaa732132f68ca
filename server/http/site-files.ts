import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { ConfigError } from "../config/config.ts";
import type { Encoding } from "./content-encoding.ts";
import { errorPath, notFoundPath, type ManifestFile, type SiteManifest } from "./site-manifest.ts";

/** One encoding of a file on disk; small ones also in memory. */
export type Variant = {
  encoding: Encoding;
  path: string;
  size: number;
  bytes?: Uint8Array<ArrayBuffer>;
};
export type LoadedFile = ManifestFile & { plain: Variant; encoded: Variant[] };

const suffix = { identity: "", br: ".br", gzip: ".gz" } as const;
const memoryPerFile = 512 * 1024;
const memoryInAll = 32 * 1024 * 1024;
const textType = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;

/**
 * Finds every file the manifest names, so that a broken build stops the start and not a visitor,
 * and keeps the small text ones in memory, pages first.
 */
export async function loadSiteFiles(
  manifest: SiteManifest,
  clientDirectory: string,
): Promise<Map<string, LoadedFile>> {
  const located = Object.entries(manifest.files).map(
    async ([url, file]) => [url, await locateFile(file, clientDirectory)] as const,
  );
  const files = new Map(await Promise.all(located));
  let used = 0;
  const kept: Promise<void>[] = [];
  for (const [url, file] of sortByWorth(files)) {
    const variants = [file.plain, ...file.encoded];
    const size = variants.reduce((sum, variant) => sum + variant.size, 0);
    const isSmallText = textType.test(file.type) && size <= memoryPerFile;
    // The pages for failures must not depend on a disk that may be the failure.
    const isFailurePage = url === notFoundPath || url === errorPath;
    if (!isFailurePage && (!isSmallText || used + size > memoryInAll)) continue;
    used += size;
    kept.push(...variants.map(keepInMemory));
  }
  await Promise.all(kept);
  return files;
}

async function keepInMemory(variant: Variant) {
  variant.bytes = await readFile(variant.path);
}

async function locateFile(file: ManifestFile, clientDirectory: string): Promise<LoadedFile> {
  const locate = async (encoding: Encoding): Promise<Variant> => {
    const location = path.join(clientDirectory, file.file + suffix[encoding]);
    const found = await stat(location).catch(() => undefined);
    if (!found?.isFile() || (encoding === "identity" && found.size !== file.size)) {
      throw new ConfigError(`${location} is missing or not as built: run npm run build.`);
    }
    return { encoding, path: location, size: found.size };
  };
  const [plain, encoded] = await Promise.all([
    locate("identity"),
    Promise.all(file.encodings.map(locate)),
  ]);
  return { ...file, plain, encoded };
}

/** Hashed assets come last: those of earlier builds are among them, and rarely asked for. */
function sortByWorth(files: Map<string, LoadedFile>) {
  const isHashed = (file: LoadedFile) => Number(file.cache === "immutable");
  return [...files].toSorted(([, a], [, b]) => isHashed(a) - isHashed(b) || a.size - b.size);
}
