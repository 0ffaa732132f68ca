import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const chunk = /<link rel="modulepreload" href="([^"]+)"/g;

/** Compressed bytes of the scripts that /verify loads and no other page does, and of all that it loads. */
export function measureBytes(siteDirectory: string): { own: number; all: number } {
  const site: unknown = JSON.parse(readFileSync(join(siteDirectory, "site.json"), "utf8"));
  const pages = listPages(site);
  const chunksOf = (page: string) => {
    const html = readFileSync(join(siteDirectory, "client", page), "utf8");
    const later = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
    return [...Array.from(html.matchAll(chunk), ([, href = ""]) => href), ...later];
  };
  const verifier = chunksOf("verify/index.html");
  const others = new Set(
    pages.filter((page) => !page.startsWith("verify/")).flatMap((page) => chunksOf(page)),
  );
  const size = (href: string) =>
    brotliCompressSync(readFileSync(join(siteDirectory, "client", href))).length;
  const sum = (list: readonly string[]) => list.reduce((total, href) => total + size(href), 0);
  return { own: sum(verifier.filter((href) => !others.has(href))), all: sum(verifier) };
}

function listPages(site: unknown): string[] {
  if (typeof site !== "object" || site === null || !("files" in site)) return [];
  const files: unknown[] = Object.values(site.files ?? {});
  return files.flatMap((file) =>
    typeof file === "object" && file !== null && "file" in file && typeof file.file === "string"
      ? file.file.endsWith("index.html")
        ? [file.file]
        : []
      : [],
  );
}
