import { describe, expect, it } from "vitest";
import { readNext, signInAddress } from "./next-address.ts";

const nextOf = (value: string) => readNext(new URLSearchParams({ next: value }));

describe("the way back after signing in", () => {
  it("survives the trip through the sign-in page", () => {
    const from = "/dashboard?tab=projects&sort=budget#report";
    const address = new URL(signInAddress(from), "https://agency.example");
    expect(address.pathname).toBe("/auth");
    expect(readNext(address.searchParams)).toBe(from);
  });

  it("begins with an account for those who mostly have none", () => {
    const address = new URL(signInAddress("/dashboard", "sign-up"), "https://agency.example");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      view: "sign-up",
      next: "/dashboard",
    });
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "javascript:alert(1)",
    "dashboard",
    "",
  ])("never leads off this site: %j", (value) => {
    expect(nextOf(value)).toBeUndefined();
  });

  it.each(["/auth", "/auth/", "/auth?next=/auth"])("never leads in a circle: %s", (value) => {
    expect(nextOf(value)).toBeUndefined();
  });

  it("is left out where there is nothing to come back to", () => {
    expect(signInAddress("/")).toBe("/auth");
    expect(readNext(new URLSearchParams())).toBeUndefined();
  });
});
