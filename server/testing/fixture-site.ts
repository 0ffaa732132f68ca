import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { ManifestFile, SiteManifest } from "../http/site-manifest.ts";

const pagePolicy = "default-src 'self'; script-src 'sha256-abc'; frame-ancestors 'none'";
const html = (title: string) => `<!doctype html><title>${title}</title>${"<p>film</p>".repeat(50)}`;

export const filmBytes = randomBytes(300_000);
/** More than the socket buffers of both ends can hold; a hole on disk. */
export const longFilmSize = 32 * 1024 * 1024;

type Source = Pick<ManifestFile, "file" | "type" | "cache"> & {
  url: string;
  bytes: Buffer;
  /** Stretches the file beyond its bytes. */
  size?: number;
};

const page = (url: string, title: string): Source => ({
  url,
  file: `${url === "/" ? "" : url.slice(1) + "/"}index.html`,
  bytes: Buffer.from(html(title)),
  type: "text/html; charset=utf-8",
  cache: "short",
});
const asset = (
  url: string,
  type: string,
  bytes: Buffer | string,
  cache: ManifestFile["cache"] = "immutable",
): Source => ({ url, file: url.slice(1), bytes: Buffer.from(bytes), type, cache });

const sources: Source[] = [
  page("/", "Home"),
  page("/about", "About"),
  page("/404", "Not found"),
  page("/500", "Failure"),
  asset("/assets/app-abc.js", "text/javascript; charset=utf-8", "film();".repeat(200)),
  asset("/assets/new file.js", "text/javascript; charset=utf-8", "film();".repeat(200)),
  asset("/robots.txt", "text/plain; charset=utf-8", "User-agent: *\n", "revalidate"),
  asset("/share/default.jpg", "image/jpeg", randomBytes(2000), "short"),
  asset("/media/film.mp4", "video/mp4", filmBytes),
  asset("/media/empty.mp4", "video/mp4", ""),
  { ...asset("/media/long.mp4", "video/mp4", "film"), size: longFilmSize },
];

export type FixtureSite = { directory: string; manifest: SiteManifest; remove(): Promise<void> };

/** A small built site in a temporary directory, as the build leaves it. */
export async function writeFixtureSite(): Promise<FixtureSite> {
  const directory = await mkdtemp(path.join(tmpdir(), "kinolume-site-"));
  const manifest: SiteManifest = { buildId: "fixture", files: {} };
  const written = sources.map(async (source) => {
    manifest.files[source.url] = await writeSource(source, path.join(directory, "client"));
  });
  await Promise.all(written);
  await writeFile(path.join(directory, "site.json"), JSON.stringify(manifest));
  return { directory, manifest, remove: () => rm(directory, { recursive: true, force: true }) };
}

async function writeSource(source: Source, clientDirectory: string): Promise<ManifestFile> {
  const { file, type, cache, bytes, size = bytes.length } = source;
  const location = path.join(clientDirectory, file);
  const isCompressed = type.startsWith("text/") && file !== "robots.txt";
  await mkdir(path.dirname(location), { recursive: true });
  await writeFile(location, bytes);
  if (size > bytes.length) await truncate(location, size);
  if (isCompressed) {
    await writeFile(`${location}.br`, brotliCompressSync(bytes));
    await writeFile(`${location}.gz`, gzipSync(bytes));
  }
  return {
    file,
    type,
    size,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`,
    encodings: isCompressed ? ["br", "gzip"] : [],
    cache,
    ...(type.startsWith("text/html") && { csp: pagePolicy }),
  };
}
