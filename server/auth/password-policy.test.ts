import { describe, expect, it } from "vitest";
import { AuthError } from "./auth-error.ts";
import { requireStrongPassword } from "./password-policy.ts";

function reasonsFor(password: string): string[] {
  try {
    requireStrongPassword(password);
    return [];
  } catch (error) {
    if (error instanceof AuthError && error.reasons) return error.reasons;
    throw error;
  }
}

describe("a password", () => {
  it.each(["cinematic-demo-2026", "studio-demo-2026", "grüner Fluß", "a1b2c3d4e5"])(
    "%s is strong enough",
    (password) => {
      expect(reasonsFor(password)).toEqual([]);
    },
  );

  it("is weak when too short", () => {
    expect(reasonsFor("sh0rt!")).toEqual(["length"]);
  });

  it("is weak when it repeats a few characters", () => {
    expect(reasonsFor("aaaaaaaaaaaa")).toEqual(["characters"]);
    expect(reasonsFor("aaaa")).toEqual(["length", "characters"]);
  });

  it("is weak when everybody tries it first", () => {
    expect(reasonsFor("Password123")).toEqual(["pwned"]);
  });

  it("has an upper bound", () => {
    expect(() => requireStrongPassword("ab1cd".repeat(60))).toThrow("longer than 256");
  });
});
