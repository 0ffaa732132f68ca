import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import packageFile from "../../package.json" with { type: "json" };
import { productScripts } from "./product-scripts.mjs";

const root = path.resolve(import.meta.dirname, "../..");
/** What is there at run time: types are gone by then. */
const specifier =
  /(?:^(?:import|export)\s+(?!type\b)[^;"]*?from\s+|^import\s+|\bimport\s*\(\s*|\bnew URL\(\s*)"([^"\n]+)"/gm;
const source = /\.(?:tsx?|mjs)$/;

/** Every file that these reach, and every package that is named there. */
function walk(entries: readonly string[]) {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [, name = ""] of text.matchAll(specifier)) {
      const next = path.posix.join(path.posix.dirname(file), name);
      // A worker's address has no dot before it.
      const isOwn = name.startsWith(".") || source.test(name);
      if (!isOwn) packages.set(nameOf(name), file);
      else if (source.test(next) && existsSync(path.join(root, next))) waiting.push(next);
    }
  }
  return { files, packages };
}

function nameOf(specified: string): string {
  return specified.split("/", specified.startsWith("@") ? 2 : 1).join("/");
}

describe("what runs the product", () => {
  const pages = globSync("app/**/*.{ts,tsx}", { cwd: root })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !/\.test\.tsx?$|styleguide/.test(file));
  const configuration = ["vite.config.ts", "react-router.config.ts"];
  const { files, packages } = walk([...productScripts, ...configuration, ...pages]);

  it("is read at all", () => {
    expect(files.size).toBeGreaterThan(1500);
    for (const name of ["vite", "hono", "react", "pg"])
      expect([...packages.keys()]).toContain(name);
    expect(files).toContain("server/review/probe-worker.ts");
  });

  it("needs no package of the tests and benchmarks", () => {
    const tools = Object.keys(packageFile.devDependencies);
    const named = [...packages].filter(([name]) => tools.includes(name));
    expect(named).toEqual([]);
  });

  it("starts from scripts that are there", () => {
    expect(productScripts.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
