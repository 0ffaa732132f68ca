import { copyFile, link, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { listFiles } from "./list-files.ts";

const keptBuilds = 3;
const keptFor = 30 * 24 * 60 * 60 * 1000;
const listName = "assets.json";

const assetList = z.array(
  z.object({ buildId: z.string(), builtAt: z.iso.datetime(), files: z.array(z.string()) }),
);
type AssetList = z.infer<typeof assetList>;

async function readAssetList(directory: string): Promise<AssetList> {
  try {
    return assetList.parse(JSON.parse(await readFile(join(directory, listName), "utf8")));
  } catch {
    // The first build, or a list of another form: there is nothing to keep.
    return [];
  }
}

async function carryOver(from: string, to: string, file: string) {
  const [source, target] = [join(from, "client/assets", file), join(to, "client/assets", file)];
  await link(source, target).catch(() => copyFile(source, target));
}

async function isSame(from: string, to: string, file: string): Promise<boolean> {
  const [one, other] = await Promise.all([
    readFile(join(from, "client/assets", file)),
    readFile(join(to, "client/assets", file)),
  ]);
  return one.equals(other);
}

/**
 * Pages opened before a deploy still ask for the chunks they were built with. Their names carry
 * hashes, so those of the last builds lie beside the new ones without touching them. What a file that stayed
 * the same was compressed to stays too: compressing is a third of a build.
 */
export async function keepEarlierAssets(
  previous: string,
  next: string,
  buildId: string,
  now = new Date(),
): Promise<void> {
  const assets = join(next, "client/assets");
  await mkdir(assets, { recursive: true });
  const own = (await listFiles(assets)).filter((file) => !/\.(?:br|gz)$/.test(file));
  const earlier = (await readAssetList(previous))
    .filter((build) => build.buildId !== buildId)
    .filter((build) => now.getTime() - Date.parse(build.builtAt) <= keptFor)
    .slice(0, keptBuilds);
  const available = new Set(await listFiles(join(previous, "client/assets")).catch(() => []));
  const wanted = new Set([...earlier.flatMap(({ files }) => files), ...own]);
  for (const file of wanted) {
    if (!available.has(file)) continue;
    if (!own.includes(file)) await carryOver(previous, next, file);
    else if (!(await isSame(previous, next, file))) continue;
    for (const compressed of [`${file}.br`, `${file}.gz`])
      if (available.has(compressed)) await carryOver(previous, next, compressed);
  }
  const list: AssetList = [{ buildId, builtAt: now.toISOString(), files: own }, ...earlier];
  await writeFile(join(next, listName), JSON.stringify(list));
}
