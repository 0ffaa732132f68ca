import { expect, it } from "vitest";
import { browserReport, countBrowserTests } from "./browser-report.ts";
import { mostSecondTries } from "./second-tries.ts";

const result = (status: string, ...errors: string[]) => ({
  workerIndex: 0,
  status,
  retry: 0,
  errors: errors.map((message) => ({ message })),
});
const spec = (title: string, status: string, ...results: object[]) => ({
  title,
  ok: status !== "unexpected",
  tests: [{ projectName: "site", status, results }],
});
const passed = spec("opens", "expected", result("passed"));
const flaky = (title: string) =>
  spec(
    title,
    "flaky",
    result("timedOut", "\u001b[31mTest timeout\u001b[39m\nof 30 s"),
    result("passed"),
  );

/** As Playwright writes it, with what is not read here left out. */
function reportOf(specs: object[], inner: object[] = []) {
  return browserReport.parse({
    config: {},
    suites: [
      {
        title: "home.spec.ts",
        file: "home.spec.ts",
        specs,
        suites: [{ title: "the menu", file: "home.spec.ts", specs: inner }],
      },
    ],
    errors: [],
    stats: {},
  });
}

it("names a test that needed a second try, with what happened at the first", () => {
  const skipped = spec("prints", "skipped", result("skipped"));
  expect(countBrowserTests(reportOf([passed, skipped], [flaky("closes")]))).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    failures: [],
    secondTries: ["tests/e2e/home.spec.ts › the menu › closes\n    Test timeout\n    of 30 s"],
  });
});

it("names what failed both times as failed", () => {
  const failed = spec(
    "scrolls",
    "unexpected",
    result("failed", "no"),
    result("failed", "not again"),
  );
  expect(countBrowserTests(reportOf([passed, failed]))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ["tests/e2e/home.spec.ts › scrolls\n    no"],
    secondTries: [],
  });
});

it("lets so many have a second try, and calls one more a failure of them all", () => {
  const some = Array.from({ length: mostSecondTries }, (_, index) => flaky(`test ${index}`));
  const allowed = countBrowserTests(reportOf([passed, ...some]));
  expect(allowed).toMatchObject({ passed: 5, failed: 0 });
  expect(allowed.secondTries).toHaveLength(4);
  const refused = countBrowserTests(reportOf([passed, ...some], [flaky("one more")]));
  expect(refused).toMatchObject({ passed: 1, failed: 5 });
  expect(refused.failures).toHaveLength(5);
  expect(refused.secondTries).toBeUndefined();
});
