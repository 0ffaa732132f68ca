import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeContentSecurityPolicy } from "./content-security-policy.ts";
import { listFiles } from "./list-files.ts";
import { findMediaType } from "./media-types.ts";
import { precompress } from "./precompress.ts";
import type { ManifestFile, SiteManifest } from "../../server/http/site-manifest.ts";

const page = /(?:^|\/)index\.html$/;
/** A digit is asked for, so that no ordinary word of eight letters passes as a hash. */
const hashedName = /^(?:media|fonts)\/.*[.-](?=[a-f]*\d)[0-9a-f]{8,}\.\w+$/;

/** A worker stands under the policy of its own file, not of the page: it fetches, and does nothing else. */
const workerFile = /^[\w-]+-worker\.js$/;
const workerPolicy = "default-src 'none'; connect-src 'self'";

function toUrlPath(file: string): string {
  return page.test(file) ? `/${file.replace(page, "")}` : `/${file}`;
}

function chooseCache(file: string): ManifestFile["cache"] {
  if (file.endsWith(".html")) return "short";
  return file.startsWith("assets/") || hashedName.test(file) ? "immutable" : "revalidate";
}

async function describeFile(client: string, file: string): Promise<ManifestFile> {
  const path = join(client, file);
  const content = await readFile(path);
  const { type, isText } = findMediaType(file);
  return {
    file,
    type,
    size: content.length,
    etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`,
    encodings: isText ? await precompress(path, content) : [],
    cache: chooseCache(file),
    ...(file.endsWith(".html") && {
      csp: writeContentSecurityPolicy(content.toString(), toUrlPath(file)),
    }),
    ...(workerFile.test(file) && { csp: workerPolicy }),
  };
}

/** Compresses the finished files and lists them, last of all: without the list there is no site. */
export async function writeSiteManifest(directory: string, buildId: string): Promise<SiteManifest> {
  const client = join(directory, "client");
  const files = (await listFiles(client)).filter((file) => !/\.(?:br|gz)$/.test(file));
  const described = await Promise.all(
    files.map(async (file) => [toUrlPath(file), await describeFile(client, file)] as const),
  );
  const manifest: SiteManifest = { buildId, files: Object.fromEntries(described) };
  await writeFile(join(directory, "site.json"), JSON.stringify(manifest));
  return manifest;
}
