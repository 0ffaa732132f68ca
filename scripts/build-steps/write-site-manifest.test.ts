import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeSiteManifest } from "./write-site-manifest.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "site-"));
});
afterEach(() => rm(directory, { recursive: true }));

async function describeFiles(files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    const path = join(directory, "client", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return (await writeSiteManifest(directory, "build-1")).files;
}

describe("writeSiteManifest", () => {
  it("lists pages by their address and files by their path", async () => {
    const files = await describeFiles({
      "index.html": "<p>home</p>",
      "case-study/rom-boys/index.html": "<p>study</p>",
      "about.data": "[]",
      ".well-known/security.txt": "Contact:",
      "dashboard-worker.js": "self",
    });
    expect(Object.keys(files).toSorted()).toEqual([
      "/",
      "/.well-known/security.txt",
      "/about.data",
      "/case-study/rom-boys",
      "/dashboard-worker.js",
    ]);
    expect(files["/"]).toMatchObject({ cache: "short", type: "text/html; charset=utf-8" });
    expect(files["/"]?.csp).toContain("default-src 'none'");
    expect(files["/about.data"]).not.toHaveProperty("csp");
    expect(files["/dashboard-worker.js"]?.csp).toBe("default-src 'none'; connect-src 'self'");
  });

  it("calls immutable only what carries a hash", async () => {
    const files = await describeFiles({
      "assets/home-B1x_9Qz2.js": "1",
      "media/hero-3fa85f64.mp4": "1",
      "media/film-production.mp4": "1",
      "robots.txt": "1",
    });
    expect(Object.entries(files).map(([path, { cache }]) => [path, cache])).toEqual([
      ["/assets/home-B1x_9Qz2.js", "immutable"],
      ["/media/film-production.mp4", "revalidate"],
      ["/media/hero-3fa85f64.mp4", "immutable"],
      ["/robots.txt", "revalidate"],
    ]);
  });

  it("compresses text that is worth it, and nothing else", async () => {
    const long = "kinolume ".repeat(200);
    const files = await describeFiles({ "a.txt": long, "b.txt": "short", "c.png": long });
    expect(files["/a.txt"]?.encodings).toEqual(["br", "gzip"]);
    expect(files["/b.txt"]?.encodings).toEqual([]);
    expect(files["/c.png"]?.encodings).toEqual([]);
    const path = join(directory, "client/a.txt");
    expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(long);
    expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(long);
  });

  it("writes what it answers", async () => {
    const files = await describeFiles({ "index.html": "<p>home</p>" });
    const written = JSON.parse(await readFile(join(directory, "site.json"), "utf8"));
    expect(written).toEqual({ buildId: "build-1", files });
    expect(files["/"]?.etag).toMatch(/^"[\w-]{27}"$/);
  });
});
