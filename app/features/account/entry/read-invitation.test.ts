import { expect, it } from "vitest";
import { tokenIn } from "./read-invitation.ts";

it.each([
  ["/dashboard/invitation?token=abc", "abc"],
  ["/dashboard/invitation", null],
  ["/dashboard?token=abc", null],
  [undefined, null],
])("on the way to %s the token of an invitation is %s", (next, token) => {
  expect(tokenIn(next)).toBe(token);
});
