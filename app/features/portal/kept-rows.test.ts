// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { PortalRows } from "./portal-data.ts";
import { forgetKeptRows, keepRows, readKeptRows } from "./kept-rows.ts";

const profile: PortalRows["profile"] = {
  user_id: "ada",
  display_name: "Ada",
  company_name: null,
  industry: null,
  phone: null,
  website: null,
  avatar_path: null,
  deletion_asked_at: null,
  deletion_due_at: null,
};

const ada = { me: "ada", companyId: "harbour" };
const bea = { me: "bea", companyId: "harbour" };

beforeEach(() => localStorage.clear());

describe("kept rows", () => {
  it("come back as they were, to the one they belong to", () => {
    keepRows(ada, "profile", [profile]);
    expect(readKeptRows(ada, "profile")?.rows).toEqual([profile]);
    expect(readKeptRows(bea, "profile")).toBeNull();
    expect(readKeptRows({ ...ada, companyId: "mill" }, "profile")).toBeNull();
  });

  it("of a shape that this page does not know count as none", () => {
    localStorage.setItem("portal:ada:harbour:profile", '{"savedAt":1,"rows":[{"name":"Ada"}]}');
    expect(readKeptRows(ada, "profile")).toBeNull();
    localStorage.setItem("portal:ada:harbour:profile", "{");
    expect(readKeptRows(ada, "profile")).toBeNull();
  });

  it("go at sign-out, and nothing else with them", () => {
    keepRows(ada, "profile", [profile]);
    localStorage.setItem("cookieConsent", "declined");
    forgetKeptRows();
    expect(Object.keys(localStorage)).toEqual(["cookieConsent"]);
  });

  it("of others go when somebody signs in", () => {
    keepRows(ada, "profile", [profile]);
    keepRows(bea, "profile", [{ ...profile, user_id: "bea" }]);
    forgetKeptRows({ except: "bea" });
    expect(Object.keys(localStorage)).toEqual(["portal:bea:harbour:profile"]);
  });
});
