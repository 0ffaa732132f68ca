import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** At the left edge, and therefore made while the module is read, on every page that has it. */
const madeAtOnce = /^(?:export )?const \w+ =\s+new Intl\./m;

it("knows a formatter that is made at once", () => {
  expect('const day = new Intl.DateTimeFormat("en-GB");').toMatch(madeAtOnce);
  expect('const day = lazily(() => new Intl.DateTimeFormat("en-GB"));').not.toMatch(madeAtOnce);
});

it("makes no formatter before it is used: on a phone the first costs tens of milliseconds", () => {
  const files = globSync("{app,content,domain}/**/*.{ts,tsx}", { cwd: root });
  expect(files.length).toBeGreaterThan(800);
  const wrong = files.filter((file) =>
    madeAtOnce.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(wrong).toEqual([]);
});
