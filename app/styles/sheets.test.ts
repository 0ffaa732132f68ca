import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Of a file that every route asks about again. */
function once<Value>(work: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const value = known.get(file) ?? work(file);
    known.set(file, value);
    return value;
  };
}

const read = once((file) => readFileSync(file, "utf8"));
const markup = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const sheets = globSync("app/styles/**/*.css");

const atOnce = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;
const later = /\bimport\(\s*"(\.[^"]+)"\s*\)/g;

function findImports(file: string, pattern: RegExp): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  return Array.from(read(file).matchAll(pattern), ([, name = ""]) =>
    path.posix.join(path.posix.dirname(file), name),
  ).filter((name) => name.startsWith("app/"));
}

const importsAtOnce = once((file) => findImports(file, atOnce));
const importsLater = once((file) => findImports(file, later));

/** In a file without markup, which may hold a part's classes all the same. */
const aClass = /["`\s](?:sm|md|lg|xl|max-md|max-lg|hover|@min-\[\w+\]):[a-z[-]/;

/** Everything that comes with a module, sheets included. */
function load(entry: string): Set<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) for (const next of importsAtOnce(file)) loaded.add(next);
  return loaded;
}

/** The files whose classes a sheet has. */
const sourcesOf = once((sheet) =>
  Array.from(read(sheet).matchAll(/@source "([^"]+)"/g), ([, pattern = ""]) =>
    globSync(path.posix.join(path.posix.dirname(sheet), pattern)),
  ).flat(),
);

/** What can be seen of a page, or later of a part of it, and is in no sheet that is there by then. */
function findUncovered(entry: string, known: readonly string[], seen = new Set<string>()) {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const loaded = [...load(entry)];
  const loadedSheets = [...known, ...loaded.filter((file) => file.endsWith(".css"))];
  const covered = new Set(loadedSheets.filter((file) => sheets.includes(file)).flatMap(sourcesOf));
  const uncovered: string[] = loaded
    .filter((file) => /\.tsx?$/.test(file) && !covered.has(file))
    .filter((file) => (file.endsWith(".tsx") ? /className|Style\b/ : aClass).test(read(file)));
  for (const part of loaded.flatMap(importsLater))
    uncovered.push(...findUncovered(part, loadedSheets, seen));
  return [...new Set(uncovered)];
}

describe("sheets", () => {
  it("are in one place", () => {
    expect(globSync("{app,content,server}/**/*.css").toSorted()).toEqual(sheets.toSorted());
  });

  it.each(globSync("app/routes/*.tsx"))("have the utilities of all that %s shows", (route) => {
    expect(
      findUncovered(
        route,
        [...load("app/root.tsx")].filter((file) => file.endsWith(".css")),
      ),
    ).toEqual([]);
  });

  it("name every size of text", () => {
    const literal = /font-size: (?!var\(|inherit)[^;]+/g;
    for (const sheet of sheets) expect(read(sheet).match(literal) ?? [], sheet).toEqual([]);
    for (const file of markup)
      expect(read(file).match(/\btext-\[(?:clamp|min|max|[\d.])/g) ?? [], file).toEqual([]);
  });

  it("name every colour; on paper the names have other ones", () => {
    const literal = /^(?!\s*--color-)[^\n]*(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\()[^\n]*/gim;
    for (const sheet of sheets.filter((each) => !each.endsWith("tokens.css")))
      expect(read(sheet).match(literal) ?? [], sheet).toEqual([]);
    const inClass = /-\[[^\]\s]*(?:#[\da-f]{3,8}\b|\brgba?\()[^\]\s]*/gi;
    for (const file of markup) expect(read(file).match(inClass) ?? [], file).toEqual([]);
  });

  it("ask no page about all that is in it whenever anything changes", () => {
    // Such a class stands for `:is(:where(.group):has(…) *)`: every change has the styles of every element looked up.
    const asking = markup.filter((file) => /\b(?:group|peer)-has-/.test(read(file)));
    // One page of pictures, where nothing changes but the choice that it asks about.
    expect(asking).toEqual(["app/routes/our-work/case-study-grid.tsx"]);
  });
});
