import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseFiles, longBrowserTest, longFile, sizedBrowserTest } from "./tier.ts";
import { productRoot } from "./run-tool.ts";

const read = (file: string) => readFileSync(join(productRoot, file), "utf8");
const find = (pattern: string) => globSync(pattern, { cwd: productRoot });

const sources = [
  ...find(
    "{app,content,contracts,domain,media,runtime,server,services,scripts,supabase}/**/*.test.{ts,tsx}",
  ),
  ...find("tests/**/*.test.ts"),
];
const specs = find("tests/e2e/*.spec.ts");

/** The rows of the decision's table: what is long or sized, and the short test that stands for it in `npm test`. */
const rows = Array.from(
  read("docs/decisions/0055-two-tiers-of-tests.md").matchAll(/^\| `([^`]+)`([^|]*)\|([^|]*)\|$/gm),
  ([, file = "", titles = "", standIn = ""]) => ({ file, titles, standIn }),
);
const namedFiles = new Set(rows.map(({ file }) => file));

describe("the tests of a tier", () => {
  const files = ["a.test.ts", "b.long.test.ts", "c.test.tsx"];
  const text = (file: string) =>
    file === "c.test.tsx" ? ["byTier", "({ short: 1, whole: 9 })"].join("") : "";

  it("are, of npm test, those that are not long", () => {
    expect(chooseFiles(files, "short", text)).toEqual(["a.test.ts", "c.test.tsx"]);
  });

  it("are, of the long ones, those and whatever is larger there", () => {
    expect(chooseFiles(files, "long", text)).toEqual(["b.long.test.ts", "c.test.tsx"]);
  });

  it("are all of them for whoever names neither", () => {
    expect(chooseFiles(files, "all", text)).toEqual(files);
  });

  it("leave out no file of the repository", () => {
    const short = chooseFiles(sources, "short", read);
    const long = chooseFiles(sources, "long", read);
    expect([...new Set([...short, ...long])].toSorted()).toEqual(sources.toSorted());
    expect(long.length).toBeLessThan(short.length / 4);
  });
});

describe("decision 55", () => {
  const marked = [
    ...chooseFiles(sources, "long", read),
    ...specs.filter((file) =>
      [longBrowserTest, sizedBrowserTest].some((mark) => mark.test(file + read(file))),
    ),
  ];

  it("has a row for everything that is long or larger in the long tests, and for nothing else", () => {
    expect([...namedFiles].toSorted()).toEqual(marked.toSorted());
  });

  it.each(rows)("names what stands for $file in npm test", ({ file, standIn }) => {
    const stands = Array.from(
      standIn.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g),
      ([, name = ""]) => name,
    );
    const isItself = standIn.includes("itself");
    expect(stands.length > 0 || isItself, standIn).toBe(true);
    for (const name of isItself ? [file] : stands) {
      expect(find(name), name).toEqual([name]);
      expect(longFile.test(name), name).toBe(false);
    }
  });
});
