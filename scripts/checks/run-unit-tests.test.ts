import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { productRoot } from "./run-tool.ts";
import { listFailures } from "./run-unit-tests.ts";

const file = (name: string) => join(productRoot, name);

describe("what failed", () => {
  it("is said with its file, its name and the beginning of the reason", () => {
    const reason = Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n");
    const [only, ...others] = listFailures({
      testResults: [
        {
          name: file("tests/a.test.ts"),
          status: "failed",
          assertionResults: [
            { fullName: "adds", status: "passed", failureMessages: [] },
            { fullName: "divides", status: "failed", failureMessages: [reason] },
          ],
        },
        { name: file("tests/b.test.ts"), status: "passed", assertionResults: [] },
      ],
    });
    expect(others).toEqual([]);
    expect(only).toMatch(/^tests\/a\.test\.ts › divides\n {4}line 0\n/);
    expect(only).not.toContain("line 20");
  });

  it("may be a file that could not be loaded", () => {
    expect(
      listFailures({
        testResults: [
          {
            name: file("tests/c.test.ts"),
            status: "failed",
            message: "Cannot find module",
            assertionResults: [],
          },
        ],
      }),
    ).toEqual(["tests/c.test.ts\n    Cannot find module"]);
  });
});
