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

it("leaves the server its own words", () => {
  expect(explainError({ message: "Only staff may do that.", code: "42501" })).toBe(
    "Only staff may do that.",
  );
  expect(explainError(new Error("Error in the plan: none."))).toBe("Error in the plan: none.");
});
