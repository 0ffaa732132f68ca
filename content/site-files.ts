import { absoluteUrl } from "./addresses.ts";
import { brand } from "./brand.ts";
import { homePage } from "./pages/home.ts";
import { listedPages } from "./pages/index.ts";

export type SiteFilePath =
  | "/sitemap.xml"
  | "/robots.txt"
  | "/manifest.webmanifest"
  | "/.well-known/security.txt";

export type SiteFile = { type: string; body: string };

/** The files beside the pages, for the build to write: served path → media type and body. */
export function siteFiles(builtAt: Date = new Date()): Record<SiteFilePath, SiteFile> {
  return {
    "/sitemap.xml": { type: "application/xml; charset=utf-8", body: sitemap() },
    "/robots.txt": { type: "text/plain; charset=utf-8", body: robots() },
    "/manifest.webmanifest": { type: "application/manifest+json; charset=utf-8", body: manifest() },
    "/.well-known/security.txt": { type: "text/plain; charset=utf-8", body: securityText(builtAt) },
  };
}

function sitemap(): string {
  const entries = listedPages.map(
    ({ path }) => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Nothing is closed to robots: only a page that they may read can ask them not to list it. */
function robots(): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl("/sitemap.xml")}`, ""].join(
    "\n",
  );
}

const iconSizes = [48, 96, 144, 192, 256, 384, 512];
const maskableSizes = [192, 512];

function describeIcon(src: string, size: number) {
  return { src, sizes: `${size}x${size}`, type: "image/png" };
}

function manifest(): string {
  const icons = [
    ...iconSizes.map((size) => describeIcon(`/icon-${size}.png`, size)),
    // With room around the mark, for systems that cut icons to a shape of their own.
    ...maskableSizes.map((size) => ({
      ...describeIcon(`/icon-maskable-${size}.png`, size),
      purpose: "maskable",
    })),
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ];
  const body = {
    id: "/",
    name: homePage.title,
    short_name: brand.name,
    description: homePage.description,
    lang: "en-GB",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: "#000000",
    background_color: "#07090c",
    icons,
  };
  return `${JSON.stringify(body, null, 2)}\n`;
}

/** RFC 9116 asks for an expiry less than a year away; every build moves it on. */
function securityText(builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + 360);
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
