import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buildVariables } from "./build-variables.ts";
import { listFiles } from "./list-files.ts";

const inputs = [
  "app",
  "content",
  "domain",
  "public",
  "scripts/build-steps",
  "scripts/build.ts",
  "scripts/build-site.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

async function listInput(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const files = await listFiles(path);
  return files.filter((file) => !/\.test\.\w+$/.test(file)).map((file) => join(path, file));
}

/** One hash over everything the site is made from: the same hash, the same site. */
export async function hashInputs(roots: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const root of roots) {
    const lists = await Promise.all(inputs.map((input) => listInput(resolve(root, input))));
    for (const file of lists.flat()) {
      hash.update(`\0${file.slice(root.length)}\0`);
      hash.update(await readFile(file));
    }
  }
  for (const name of buildVariables) hash.update(`\0${name}=${process.env[name] ?? ""}`);
  return hash.digest("hex").slice(0, 16);
}
