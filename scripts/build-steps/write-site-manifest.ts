import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, extname } from "node:path";
import { writeContentSecurityPolicy } from "./content-security-policy.ts";
import { listFiles } from "./list-files.ts";
import type { ManifestFile, SiteManifest } from "../../server/http/site-manifest.ts";
import { precompress } from "./precompress.ts";

const types = new Map<string, { type: string; isText?: true }>(
  Object.entries({
    ".html": { type: "text/html; charset=utf-8", isText: true },
    ".js": { type: "text/javascript; charset=utf-8", isText: true },
    ".mjs": { type: "text/javascript; charset=utf-8", isText: true },
    ".css": { type: "text/css; charset=utf-8", isText: true },
    ".json": { type: "application/json", isText: true },
    ".webmanifest": { type: "application/manifest+json", isText: true },
    ".xml": { type: "application/xml; charset=utf-8", isText: true },
    ".txt": { type: "text/plain; charset=utf-8", isText: true },
    ".vtt": { type: "text/vtt; charset=utf-8", isText: true },
    ".svg": { type: "image/svg+xml", isText: true },
    // React Router's loader data.
    ".data": { type: "text/x-script; charset=utf-8", isText: true },
    ".wasm": { type: "application/wasm", isText: true },
    ".ico": { type: "image/x-icon", isText: true },
    ".png": { type: "image/png" },
    ".jpg": { type: "image/jpeg" },
    ".jpeg": { type: "image/jpeg" },
    ".webp": { type: "image/webp" },
    ".avif": { type: "image/avif" },
    ".gif": { type: "image/gif" },
    ".woff2": { type: "font/woff2" },
    ".mp4": { type: "video/mp4" },
    ".webm": { type: "video/webm" },
    ".mp3": { type: "audio/mpeg" },
    ".m4a": { type: "audio/mp4" },
    ".pdf": { type: "application/pdf" },
  }),
);

const page = /(?:^|\/)index\.html$/;
/** A digit is asked for, so that no ordinary word of eight letters passes as a hash. */
const hashedName = /^(?:media|fonts)\/.*[.-](?=[a-f]*\d)[0-9a-f]{8,}\.\w+$/;

/** A worker stands under the policy of its own file, not of the page: it fetches, and does nothing else. */
const workerFile = /^[\w-]+-worker\.js$/;
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The one that reads documents is handed their bytes, and runs the decoders of their pictures. */
const pdfWorkerFile = /^assets\/pdf-worker-[\w-]+\.js$/;
const pdfWorkerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";

function toUrlPath(file: string): string {
  return page.test(file) ? `/${file.replace(page, "")}` : `/${file}`;
}

function chooseCache(file: string): ManifestFile["cache"] {
  if (file.endsWith(".html")) return "short";
  return file.startsWith("assets/") || hashedName.test(file) ? "immutable" : "revalidate";
}

async function describeFile(
  client: string,
  file: string,
  present: ReadonlySet<string>,
): Promise<ManifestFile> {
  const path = join(client, file);
  const content = await readFile(path);
  const { type, isText } = findMediaType(file);
  return {
    file,
    type,
    size: content.length,
    etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`,
    encodings: isText ? await ensureCompressed(client, file, content, present) : [],
    cache: chooseCache(file),
    ...(file.endsWith(".html") && {
      csp: writeContentSecurityPolicy(content.toString(), toUrlPath(file)),
    }),
    ...(workerFile.test(file) && { csp: workerPolicy }),
    ...(pdfWorkerFile.test(file) && { csp: pdfWorkerPolicy }),
  };
}

/** Compresses the finished files and lists them, last of all: without the list there is no site. */
export async function writeSiteManifest(directory: string, buildId: string): Promise<SiteManifest> {
  const client = join(directory, "client");
  const present = new Set(await listFiles(client));
  const files = [...present].filter((file) => !/\.(?:br|gz)$/.test(file));
  const described = await Promise.all(
    files.map(
      async (file) => [toUrlPath(file), await describeFile(client, file, present)] as const,
    ),
  );
  const manifest: SiteManifest = { buildId, files: Object.fromEntries(described) };
  await writeFile(join(directory, "site.json"), JSON.stringify(manifest));
  return manifest;
}

function findMediaType(file: string): { type: string; isText?: true } {
  return types.get(extname(file)) ?? { type: "application/octet-stream" };
}

/** What a file was compressed to is there already where it stayed the same since the build before, or the build had the time. */
async function ensureCompressed(
  client: string,
  file: string,
  content: Buffer,
  present: ReadonlySet<string>,
): Promise<("br" | "gzip")[]> {
  const [br, gz] = [present.has(`${file}.br`), present.has(`${file}.gz`)];
  if (!br && !gz) return precompress(join(client, file), content);
  return [...(br ? (["br"] as const) : []), ...(gz ? (["gzip"] as const) : [])];
}
