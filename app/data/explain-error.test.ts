import { afterEach, expect, it, vi } from "vitest";
import { backendFailures } from "../../content/backend.ts";
import { explainError } from "./explain-error.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["what the browser threw", new TypeError("Failed to fetch")],
  ["what the client library made of it", { message: "TypeError: Failed to fetch", code: "" }],
  ["a wait that was too long", { message: "TimeoutError: signal timed out", code: "" }],
])("says that nobody answered, for %s", (_, error) => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(explainError(error)).toBe(backendFailures.unreachable);
  vi.stubGlobal("navigator", { onLine: false });
  expect(explainError(error)).toBe(backendFailures.offline);
});

it("says in plain words that a role does not allow something, and leaves the database's own where it has some", () => {
  const message = 'new row violates row-level security policy for table "pr_campaigns"';
  expect(explainError({ message, code: "42501" })).toBe(backendFailures.notAllowed);
  const words = "Only an approver or an owner of the company can do this.";
  expect(explainError({ message: words, code: "42501", hint: "role" })).toBe(words);
});

it("leaves the server its own words", () => {
  expect(explainError({ message: "Only staff may do that.", code: "42501" })).toBe(
    "Only staff may do that.",
  );
  expect(explainError(new Error("Error in the plan: none."))).toBe("Error in the plan: none.");
});
