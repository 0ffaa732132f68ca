import { AuthApiError, AuthRetryableFetchError } from "@supabase/auth-js";
import { afterEach, expect, it, vi } from "vitest";
import { explainAuthError } from "./explain-auth-error.ts";

afterEach(() => vi.unstubAllGlobals());

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

it("asks for patience after too many tries, and too many mails", () => {
  const tries = new AuthApiError("Request rate limit reached", 429, "over_request_rate_limit");
  expect(explainAuthError(tries)).toMatch(/wait a few minutes/);
  const mails = new AuthApiError("Email rate limit exceeded", 429, "over_email_send_rate_limit");
  expect(explainAuthError(mails)).toMatch(/spam folder/);
});
