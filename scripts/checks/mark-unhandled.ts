import type { UnitReport } from "./unit-report.ts";

type Unhandled = { message: string; stack?: string; VITEST_TEST_PATH?: unknown };
type TestFile = UnitReport["testResults"][number];

/** What no test caught has failed the file in which it happened, or one without a name. */
export function markUnhandled(
  { testResults }: UnitReport,
  errors: readonly Unhandled[],
): UnitReport {
  const names = new Set(errors.map(readPath));
  const known = new Set(testResults.map(({ name }) => name));
  const reasonsFor = (path: string) =>
    errors
      .filter((error) => readPath(error) === path)
      .map(({ message, stack }) => `Caught by no test: ${stack ?? message}`);
  const mark = (file: TestFile): TestFile => ({
    ...file,
    status: "failed",
    assertionResults: [
      ...file.assertionResults,
      {
        fullName: "what runs beside the tests",
        status: "failed",
        failureMessages: reasonsFor(file.name),
      },
    ],
  });
  const others = [...names].filter((name) => !known.has(name));
  return {
    testResults: [
      ...testResults.map((file) => (names.has(file.name) ? mark(file) : file)),
      ...others.map((name) => mark({ name, status: "failed", assertionResults: [] })),
    ],
  };
}

const readPath = ({ VITEST_TEST_PATH: path }: Unhandled): string =>
  typeof path === "string" ? path : "outside of every file";
