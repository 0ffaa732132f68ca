import { createHash } from "node:crypto";
import { brand } from "../../content/brand.ts";
import { caseStudies } from "../../content/case-studies/index.ts";
import { findPlatformOrigins } from "../../content/case-studies/platforms.ts";
import { proposalPath } from "../../content/proposal-address.ts";
import { readInlineSheets } from "./inline-sheets.ts";
import { canRun, readScripts } from "./read-scripts.ts";

type Sources = Partial<Record<"connect-src" | "frame-src" | "img-src" | "media-src", string[]>>;

const anyNode = ["https:", "http://localhost:*", "http://127.0.0.1:*"];

/** What a single page may reach beyond the rest of the site, by its path. */
const extraSources = new Map<string, Sources>(
  Object.entries({
    // A visitor checks a proof through a node of their own choosing; it may run on their machine.
    "/verify": { "connect-src": anyNode },
    "/verify/certificate": { "connect-src": anyNode },
  }),
);

/** What the site itself may show in a frame: the studio previews what a client will read. */
const framedBySite = new Set([proposalPath]);

// On every page: a document keeps its policy while the app walks from one page to the next.
const framedOrigins = [new URL(brand.newsletterUrl).origin, ...findPlatformOrigins(caseStudies)];

function hashEach(texts: readonly string[]): string[] {
  const hashes = texts.map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}

function hashInlineScripts(html: string): string[] {
  return hashEach(
    readScripts(html)
      .filter((script) => canRun(script) && !("src" in script.attributes))
      .map(({ text }) => text),
  );
}

function supabaseOrigins(): { http: string[]; socket: string[] } {
  if (!process.env.SUPABASE_URL) return { http: [], socket: [] };
  const { origin } = new URL(process.env.SUPABASE_URL);
  return { http: [origin], socket: [origin.replace(/^http/, "ws")] };
}

/** No inline script runs, and no inline sheet counts, unless it was in the page when it was built. */
export function writeContentSecurityPolicy(html: string, path: string): string {
  const { http, socket } = supabaseOrigins();
  const extra = extraSources.get(path) ?? {};
  const directives: [name: string, sources: string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...hashInlineScripts(html)]],
    ["style-src", ["'self'", ...hashEach(readInlineSheets(html))]],
    ["style-src-attr", ["'unsafe-inline'"]],
    ["img-src", ["'self'", "data:", "blob:", ...http, ...(extra["img-src"] ?? [])]],
    ["font-src", ["'self'"]],
    ["media-src", ["'self'", "blob:", ...http, ...(extra["media-src"] ?? [])]],
    ["connect-src", ["'self'", ...http, ...socket, ...(extra["connect-src"] ?? [])]],
    ["manifest-src", ["'self'"]],
    // Documents of the client area are shown in a frame.
    ["frame-src", ["'self'", ...http, ...framedOrigins, ...(extra["frame-src"] ?? [])]],
    ["worker-src", ["'self'"]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'self'", ...http]],
    ["frame-ancestors", [framedBySite.has(path) ? "'self'" : "'none'"]],
    ["object-src", ["'none'"]],
  ];
  if (process.env.SITE_URL?.startsWith("https:"))
    directives.push(["upgrade-insecure-requests", []]);
  return directives.map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
