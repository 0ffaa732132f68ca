import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { functions } from "../../server/functions/registry.ts";

const folder = import.meta.dirname;
const pinned = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(readJson(join(folder, "../../package.json"))).dependencies;
const config = z.object({ imports: z.record(z.string(), z.string()) });
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.ts")));
// What the server does by itself is a function for the platform alone.
const hostedOnly = ["run-jobs"];

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Every package that the module, or one that it loads, imports for more than its types. */
function findPackages(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const statements = [
    ...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^"';]*?from\s+)?"([^"]+)"/gm),
    // Those that are fetched late.
    ...text.matchAll(/\bawait import\(\s*"([^"]+)"/g),
  ];
  const packages = new Set<string>();
  for (const [, specifier = ""] of statements) {
    if (specifier.startsWith("node:")) continue;
    if (!specifier.startsWith(".")) packages.add(specifier);
    else
      for (const each of findPackages(resolve(dirname(file), specifier), seen)) packages.add(each);
  }
  return packages;
}

function describeImports(specifiers: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...specifiers].map((specifier) => {
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";
      return [specifier, `npm:${name}@${pinned[name]}${specifier.slice(name.length)}`];
    }),
  );
}

describe("the functions as the platform deploys them", () => {
  it.each(names)("%s maps what it imports, to the versions of package.json", (name) => {
    const { imports } = config.parse(readJson(join(folder, name, "deno.json")));
    expect(imports).toEqual(describeImports(findPackages(join(folder, name, "index.ts"))));
  });

  it.each(names)("%s is let through by the gateway, and looks at its caller itself", (name) => {
    const settings = readFileSync(join(folder, "../config.toml"), "utf8");
    expect(settings).toContain(`[functions.${name}]\nverify_jwt = false\n`);
  });

  it("are those of the server, and its jobs", () => {
    expect(names).toEqual([...functions.keys(), ...hostedOnly].toSorted());
  });
});
