import { expect, it } from "vitest";
import { needsSignInAgain } from "./use-sign-in-again.ts";

it.each([
  { hint: "recent_sign_in", code: "42501" },
  { code: "reauthentication_needed" },
  { code: "insufficient_aal" },
  { hint: "insufficient_aal", code: "42501" },
])("asks for a fresh proof after %o", (error) => {
  expect(needsSignInAgain(error)).toBe(true);
});

it.each([null, { hint: null, code: "42501" }, { code: "current_password_invalid" }, {}])(
  "takes %o for an answer",
  (error) => {
    expect(needsSignInAgain(error)).toBe(false);
  },
);
