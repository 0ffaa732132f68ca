import { expect, it } from "vitest";
import { deriveId } from "./derive-id.ts";

it("makes one id of the same words and time, another of another, each of them a UUID", () => {
  const key = "0123abcd-4567-8901-a234-56789abcdef0";
  const first = deriveId(key, "call 2026-11-20T09:00:00Z");
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(deriveId(key, "call 2026-11-20T09:00:00Z")).toBe(first);
  expect(deriveId(key, "call 2026-11-20T09:30:00Z")).not.toBe(first);
});
