import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { withBuildLock } from "./build-steps/build-lock.ts";
import { bundleLoader } from "./build-steps/bundle-loader.ts";
import { compressAssets } from "./build-steps/compress-assets.ts";
import { hashInputs } from "./build-steps/hash-inputs.ts";
import { keepEarlierAssets } from "./build-steps/keep-earlier-assets.ts";
import { listFiles } from "./build-steps/list-files.ts";
import { productRoot } from "./build-steps/product-root.ts";
import { rewritePage } from "./build-steps/rewrite-page.ts";
import { runReactRouter } from "./build-steps/run-react-router.ts";
import { readSiteManifest } from "../server/http/site-manifest.ts";
import { swapDirectory } from "./build-steps/swap-directory.ts";
import { writeSiteFiles } from "./build-steps/write-site-files.ts";
import { writeSiteManifest } from "./build-steps/write-site-manifest.ts";

type Report = (line: string) => void;
type Options = {
  /** Build although nothing has changed. */
  force?: boolean;
  /** Another app with the same pipeline, for its tests; its sources count beside the product's. */
  root?: string;
  /** Where the finished site lies: `build` of the root, unless said otherwise. */
  site?: string;
};

async function isUpToDate(site: string, buildId: string): Promise<boolean> {
  try {
    await stat(join(site, "client/index.html"));
    return (await readSiteManifest(site)).buildId === buildId;
  } catch {
    return false;
  }
}

/** What a killed build left; under the lock nobody else is building. */
async function removeAbandoned(cache: string) {
  const abandoned = (await readdir(cache)).filter((name) => name.startsWith("site-"));
  await Promise.all(
    abandoned.map((name) => rm(join(cache, name), { recursive: true, force: true })),
  );
}

async function rewritePages(client: string) {
  const [onDemand, ownClock, oncePainted, atOnce] = await Promise.all([
    bundleLoader("on-demand"),
    bundleLoader("own-clock"),
    bundleLoader("once-painted"),
    bundleLoader("at-once"),
  ]);
  const loaders = {
    "on-demand": onDemand,
    "own-clock": ownClock,
    "once-painted": oncePainted,
    "at-once": atOnce,
  };
  // Every page is prerendered; no address is left for the fallback.
  await rm(join(client, "__spa-fallback.html"), { force: true });
  const files = await listFiles(client);
  const sheets = new Map(
    await Promise.all(
      files
        .filter((file) => file.endsWith(".css"))
        .map(async (file) => [`/${file}`, await readFile(join(client, file), "utf8")] as const),
    ),
  );
  await Promise.all(
    files
      .filter((file) => file.endsWith(".html"))
      .map(async (file) => {
        const path = join(client, file);
        const page = rewritePage(await readFile(path, "utf8"), file, { loaders, sheets });
        await writeFile(path, page);
      }),
  );
}

async function renderPages(root: string, next: string, current: string) {
  const rendered = new AbortController();
  let compressing: Promise<void> | undefined;
  try {
    await runReactRouter(root, next, () => {
      const [assets, previous] = [join(next, "client/assets"), join(current, "client/assets")];
      compressing = compressAssets(assets, previous, rendered.signal);
    });
  } finally {
    rendered.abort();
    await compressing;
  }
}

async function buildInto(next: string, root: string, current: string, buildId: string) {
  await renderPages(root, next, current);
  await rm(join(next, "server"), { recursive: true, force: true });
  await rm(join(next, "client/.vite"), { recursive: true, force: true });
  await rewritePages(join(next, "client"));
  await writeSiteFiles(join(next, "client"));
  await keepEarlierAssets(current, next, buildId);
  return writeSiteManifest(next, buildId);
}

/** Builds the site unless `build/` was made from exactly these sources and variables. */
export async function ensureSiteBuilt(
  report: Report,
  { force = false, root = productRoot, site = resolve(root, "build") }: Options = {},
): Promise<"built" | "up-to-date"> {
  const roots = [...new Set([resolve(productRoot), resolve(root)])];
  if (!force && (await isUpToDate(site, await hashInputs(roots)))) return "up-to-date";

  // Beside the site: a rename must not cross file systems.
  const cache = resolve(site, "../.cache");
  await mkdir(cache, { recursive: true });
  const next = join(cache, `site-${process.pid}-${Date.now()}`);
  const build = async () => {
    const buildId = await hashInputs(roots);
    // Another process may have built it while this one waited for the lock.
    if (!force && (await isUpToDate(site, buildId))) return "up-to-date";
    await removeAbandoned(cache);
    const startedAt = performance.now();
    report("Building the site…");
    try {
      const { files } = await buildInto(next, root, site, buildId);
      await swapDirectory(next, site);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      report(`Built the site: ${Object.keys(files).length} files in ${seconds} s.`);
    } finally {
      await rm(next, { recursive: true, force: true });
    }
    return "built";
  };
  return withBuildLock(join(cache, "build.lock"), build, () =>
    report("Waiting for another build of the site…"),
  );
}
