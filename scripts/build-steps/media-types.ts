import { extname } from "node:path";

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

export function findMediaType(file: string): { type: string; isText?: true } {
  return types.get(extname(file)) ?? { type: "application/octet-stream" };
}
