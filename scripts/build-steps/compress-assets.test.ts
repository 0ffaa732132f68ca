import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressAssets } from "./compress-assets.ts";

const script = "export const word = 'word';\n".repeat(100);

let directory: string;
let assets: string;
let previous: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "assets-"));
  assets = join(directory, "next");
  previous = join(directory, "previous");
  await mkdir(assets);
  await mkdir(previous);
});
afterEach(() => rm(directory, { recursive: true }));

it("puts scripts beside themselves in both encodings, and leaves out what the build before had", async () => {
  for (const name of ["new.js", "known.js", "sheet.css"])
    await writeFile(join(assets, name), script);
  await writeFile(join(previous, "known.js"), script);
  await compressAssets(assets, previous, new AbortController().signal);
  const names = (await readdir(assets)).toSorted();
  expect(names).toEqual(["known.js", "new.js", "new.js.br", "new.js.gz", "sheet.css"]);
  const read = (name: string) => readFile(join(assets, name));
  expect(brotliDecompressSync(await read("new.js.br")).toString()).toBe(script);
  expect(gunzipSync(await read("new.js.gz")).toString()).toBe(script);
});

it("ends with the file at hand once it is stopped, also where there was no build before", async () => {
  for (const name of ["a.js", "b.js", "c.js"]) await writeFile(join(assets, name), script);
  const rendered = new AbortController();
  const compressing = compressAssets(assets, join(directory, "nothing"), rendered.signal);
  rendered.abort();
  await compressing;
  expect(await readdir(assets)).toHaveLength(3);
});
