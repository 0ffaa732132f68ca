import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { productRoot } from "./product-root.ts";
import { buildVariables } from "./build-variables.ts";
import { hashFiles } from "./hash-files.ts";
import { listFiles } from "./list-files.ts";

const inputs = [
  "app",
  "content",
  "domain",
  "public",
  "docs/verify-proof.mjs",
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
  const paths = roots.flatMap((root) => inputs.map((input) => resolve(root, input)));
  const files = (await Promise.all(paths.map(listInput))).flat();
  const hash = createHash("sha256").update(await hashFiles(files, keptFor(roots)));
  for (const name of buildVariables) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  return hash.digest("hex").slice(0, 16);
}

function keptFor(roots: readonly string[]): string {
  const name = createHash("sha256").update(roots.join("\n")).digest("hex").slice(0, 8);
  return join(productRoot, ".cache", `hashed-${name}`);
}
