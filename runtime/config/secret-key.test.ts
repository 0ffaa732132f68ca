import { afterEach, expect, it, vi } from "vitest";
import { hasSecretKey, readSecretKeys } from "./secret-key.ts";

afterEach(() => vi.unstubAllEnvs());

function holding(headers: Record<string, string>) {
  return hasSecretKey(new Request("http://127.0.0.1/", { headers }));
}

it("reads a dictionary, its default first, then a single key, then the older token", () => {
  vi.stubEnv("SUPABASE_SECRET_KEYS", '{"jobs":"key-jobs","default":"key-default"}');
  vi.stubEnv("SUPABASE_SECRET_KEY", "key-single");
  vi.stubEnv("SUPABASE_SERVICE_ROLE_KEY", "key-older");
  expect(readSecretKeys()).toEqual(["key-default", "key-single", "key-older", "key-jobs"]);
});

it("takes a key as the apikey or as the bearer's token, and no other", () => {
  vi.stubEnv("SUPABASE_SECRET_KEYS", undefined);
  vi.stubEnv("SUPABASE_SERVICE_ROLE_KEY", undefined);
  vi.stubEnv("SUPABASE_SECRET_KEY", "key-single");
  expect(holding({ apikey: "key-single" })).toBe(true);
  expect(holding({ authorization: "Bearer key-single" })).toBe(true);
  expect(holding({ authorization: "Bearer key-singl" })).toBe(false);
  expect(holding({ apikey: "" })).toBe(false);
  expect(holding({})).toBe(false);
});

it("takes nothing where no key is set", () => {
  for (const name of ["SUPABASE_SECRET_KEYS", "SUPABASE_SECRET_KEY", "SUPABASE_SERVICE_ROLE_KEY"])
    vi.stubEnv(name, undefined);
  expect(readSecretKeys()).toEqual([]);
  expect(holding({ apikey: "undefined" })).toBe(false);
});
