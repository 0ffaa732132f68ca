import { AuthApiError, AuthRetryableFetchError } from "@supabase/auth-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { codeFailures, recoverFailures, signInFailures } from "../../content/auth-failures.ts";
import { noteWait } from "../data/noted-wait.ts";
import { explainAuthError } from "./explain-auth-error.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 0, 31, 13, 40) }));
afterEach(() => {
  noteWait(new Response(null, { status: 429 }));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tries = new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit");
const mails = new AuthApiError("Email rate limit exceeded", 429, "over_email_send_rate_limit");
const refuse = (seconds: number) =>
  noteWait(new Response(null, { status: 429, headers: { "retry-after": String(seconds) } }));

it("passes on what the backend says", () => {
  const error = new AuthApiError("Invalid login credentials", 400, "invalid_credentials");
  expect(explainAuthError(error)).toBe("Invalid login credentials");
});

it("tells being offline from a server that is away", () => {
  const error = new AuthRetryableFetchError("fetch failed", 0);
  vi.stubGlobal("navigator", { onLine: false });
  expect(explainAuthError(error)).toMatch(/^You are offline/);
  vi.stubGlobal("navigator", { onLine: true });
  expect(explainAuthError(error)).toMatch(/^The server cannot be reached/);
});

it("says how long to wait after too many tries, and too many mails", () => {
  expect(explainAuthError(tries)).toMatch(/try again in a few minutes\.$/);
  refuse(760);
  expect(explainAuthError(tries)).toMatch(/try again in 13 minutes\.$/);
  expect(explainAuthError(tries, signInFailures)).toMatch(/13 minutes\. “Forgot your password\?”/);
  expect(explainAuthError(mails)).toMatch(/spam folder too, or ask again in 13 minutes\.$/);
  vi.setSystemTime(Date.now() + 700_000);
  expect(explainAuthError(tries)).toMatch(/try again in a minute\.$/);
  vi.setSystemTime(Date.now() + 100_000);
  expect(explainAuthError(tries)).toMatch(/try again in a few minutes\.$/);
});

it("says until when the link works that was sent already", () => {
  expect(explainAuthError(mails, recoverFailures)).toMatch(/it works still\./);
  refuse(1530);
  expect(explainAuthError(mails, recoverFailures)).toBe(
    "If this address has an account, we have sent it that link already; it works until 14:05 at least. Look in the spam folder too. You can ask again in 26 minutes.",
  );
});

it("leads from a code that cannot be tried to the link that works", () => {
  refuse(600);
  expect(explainAuthError(tries, codeFailures)).toMatch(
    /in 10 minutes\. The link in the email works/,
  );
  const expired = new AuthApiError("Token has expired or is invalid", 403, "otp_expired");
  expect(explainAuthError(expired, codeFailures)).toMatch(/The link in the same email works/);
});

it("says in plain words that a proof is too old, or that one is missing", () => {
  const old = new AuthApiError("Reauthentication", 400, "reauthentication_needed");
  expect(explainAuthError(old)).toMatch(/^You signed in a while ago/);
  const low = new AuthApiError("AAL2 required", 403, "insufficient_aal");
  expect(explainAuthError(low)).toMatch(/code of your authenticator app/);
});
