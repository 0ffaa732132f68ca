import { z } from "zod";
import type { Counts } from "./counts.ts";
import { describeFailure } from "./describe-failure.ts";
import { mostSecondTries } from "./second-tries.ts";

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
      results: z.array(
        z.object({
          status: z.string().optional(),
          errors: z.array(z.object({ message: z.string() })),
        }),
      ),
    }),
  ),
});
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

/** As much of Playwright's JSON as is read here. */
export const browserReport = z.object({ suites: z.array(suite) });

type Suite = z.infer<typeof suite>;
type Test = z.infer<typeof spec>["tests"][number] & { name: string };

/** A test that passed at its second try is named for it; where too many needed one, each of them has failed. */
export function countBrowserTests({ suites }: z.infer<typeof browserReport>): Counts {
  const tests = suites.flatMap((each) => listTests(each, "tests/e2e/"));
  const having = (status: Test["status"]) => tests.filter((test) => test.status === status);
  const triedAgain = having("flaky").map(describeTest);
  const failures = having("unexpected").map(describeTest);
  const counted = { passed: having("expected").length, skipped: having("skipped").length };
  if (triedAgain.length > mostSecondTries) {
    const all = [...failures, ...triedAgain];
    return { ...counted, failed: all.length, failures: all };
  }
  const passed = counted.passed + triedAgain.length;
  return { ...counted, passed, failed: failures.length, failures, secondTries: triedAgain };
}

function listTests({ title, specs, suites = [] }: Suite, before: string): Test[] {
  const path = `${before}${title}`;
  return [
    ...specs.flatMap((each) =>
      each.tests.map((test) => ({ ...test, name: `${path} › ${each.title}` })),
    ),
    ...suites.flatMap((each) => listTests(each, `${path} › `)),
  ];
}

/** The first try says why: the second fails in the same way, or not at all. */
function describeTest({ name, results }: Test): string {
  const failed = results.find(({ status }) => status !== "passed" && status !== "skipped");
  return describeFailure(name, failed?.errors.map(({ message }) => message) ?? []);
}
