import { rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "../config/config.ts";
import { serveSite } from "../serve-site.ts";
import { readSiteManifest } from "./site-manifest.ts";
import { writeFixtureSite, type FixtureSite } from "../testing/fixture-site.ts";
import { silent, testConfig } from "../testing/test-config.ts";

let site: FixtureSite;
beforeEach(async () => {
  site = await writeFixtureSite();
});
afterEach(() => site.remove());

const rewrite = (manifest: unknown) =>
  writeFile(path.join(site.directory, "site.json"), JSON.stringify(manifest));
const start = () => serveSite(testConfig(), { siteDirectory: site.directory, logger: silent });

describe("readSiteManifest", () => {
  it("reads what the build left", async () => {
    expect(await readSiteManifest(site.directory)).toEqual(site.manifest);
  });

  it("says how to get a site when there is none", async () => {
    const attempt = readSiteManifest(path.join(site.directory, "elsewhere"));
    await expect(attempt).rejects.toThrow(/There is no built site at .*: run npm run build\.$/);
    await expect(attempt).rejects.toThrow(ConfigError);
  });

  it("names what is wrong in a damaged one", async () => {
    const about = { ...site.manifest.files["/about"], cache: "forever" };
    await rewrite({ ...site.manifest, files: { ...site.manifest.files, "/about": about } });
    await expect(readSiteManifest(site.directory)).rejects.toThrow("damaged at files /about cache");
    await writeFile(path.join(site.directory, "site.json"), "{");
    await expect(readSiteManifest(site.directory)).rejects.toThrow("is not JSON");
  });

  it("lets no file lie outside the site", async () => {
    const outside = { ...site.manifest.files["/about"], file: "../site.json" };
    await rewrite({ ...site.manifest, files: { ...site.manifest.files, "/about": outside } });
    await expect(readSiteManifest(site.directory)).rejects.toThrow("damaged at files /about file");
  });

  it("insists on the pages for failures", async () => {
    const { "/500": _, ...files } = site.manifest.files;
    await rewrite({ ...site.manifest, files });
    await expect(readSiteManifest(site.directory)).rejects.toThrow("lists no /500 page");
  });
});

describe("a broken build", () => {
  it.each(["about/index.html", "about/index.html.br"])(
    "stops the start without %s",
    async (file) => {
      await rm(path.join(site.directory, "client", file));
      await expect(start()).rejects.toThrow(/is missing or not as built: run npm run build\.$/);
    },
  );

  it("stops the start when a file has another size", async () => {
    await truncate(path.join(site.directory, "client/media/film.mp4"), 10);
    await expect(start()).rejects.toThrow("film.mp4 is missing or not as built");
  });
});
