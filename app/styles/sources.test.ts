import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const atOnce = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;
const later = /\bimport\(\s*"(\.[^"]+)"\s*\)/g;

function importsOf(file: string, pattern: RegExp): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const folder = path.posix.dirname(file);
  return Array.from(read(file).matchAll(pattern), ([, name = ""]) =>
    path.posix.join(folder, name),
  ).filter((name) => name.startsWith("app/"));
}

/** Everything that comes with a module. */
function load(entry: string): Set<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) for (const next of importsOf(file, atOnce)) loaded.add(next);
  return loaded;
}

/** What a visitor of the site may come to see without the sheet of the areas. */
function listSiteModules(): Set<string> {
  const modules = new Set<string>();
  const entries = new Set(["app/root.tsx", ...globSync("app/routes/*.tsx", { cwd: root })]);
  for (const entry of entries) {
    const loaded = load(entry);
    if (loaded.has("app/styles/areas.css")) continue;
    for (const file of loaded) {
      modules.add(file);
      for (const next of importsOf(file, later)) entries.add(next);
    }
  }
  return modules;
}

const sheet = read("app/styles/app.css");
const listSources = (pattern: RegExp) =>
  Array.from(sheet.matchAll(pattern), ([, name = ""]) => path.posix.join("app/styles", name));
const leftOut = listSources(/@source not "([^"]+)"/g);
const named = listSources(/@source "([^"]+\.tsx)"/g);

function isRead(file: string): boolean {
  const isLeftOut = leftOut.some(
    (pattern) => file.startsWith(`${pattern}/`) || path.matchesGlob(file, pattern),
  );
  return !isLeftOut || named.includes(file);
}

describe("the sheet of the site", () => {
  it("has the utilities of all that its pages show", () => {
    const shown = [...listSiteModules()].filter(
      (file) => file.endsWith(".tsx") || /^app\/(?:ui|form)\/.*\.ts$/.test(file),
    );
    expect(shown).toContain("app/routes/home/hero.tsx");
    expect(shown).toContain("app/ui/toaster.tsx");
    expect(shown.filter((file) => !isRead(file))).toEqual([]);
  });
});
