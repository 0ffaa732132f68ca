import { AuthApiError } from "@supabase/auth-js";
import { afterEach, expect, it } from "vitest";
import { noteWait } from "../../../data/noted-wait.ts";
import { explainRefusal } from "./explain-refusal.ts";

afterEach(() => noteWait(new Response(null, { status: 429 })));

const refusal = (status: number, code: string) =>
  explainRefusal(new AuthApiError("As the server says it", status, code), "Not changed.");

it("says at the current password that it is wrong, or was tried too often", () => {
  const wrong = { fields: { current: "That is not your current password." } };
  expect(refusal(400, "current_password_invalid")).toEqual(wrong);
  noteWait(new Response(null, { status: 429, headers: { "retry-after": "890" } }));
  expect(refusal(429, "over_request_rate_limit")).toEqual({
    fields: { current: "Too many tries in a short time. Please try again in 15 minutes." },
  });
});

it("says everything else below the form", () => {
  expect(refusal(422, "email_exists")).toEqual({ message: "Not changed. As the server says it" });
  expect(refusal(403, "insufficient_aal").message).toMatch(/^Not changed\. This needs the code/);
});
