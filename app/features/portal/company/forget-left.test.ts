// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { entryOf } from "../../message/kept-entry.ts";
import { keepProfileDraft } from "../account/details/profile-draft.ts";
import { keepRows } from "../kept-rows.ts";
import { noteVisit } from "../visit.ts";
import { forgetLeft } from "./forget-left.ts";
import { companiesEntry } from "./kept-companies.ts";

const empty = { display_name: "", company_name: "", industry: "", phone: "", website: "" };
const draft = { base: empty, typed: { ...empty, phone: "1" } };

function keepEverything(me: string, companyId: string) {
  const owner = { me, companyId };
  keepRows(owner, "projects", []);
  keepProfileDraft(owner, draft);
  noteVisit(owner);
  for (const name of ["thread", "outbox", "draft"] as const)
    localStorage.setItem(entryOf(owner, name), "[]");
}
const keysOf = (part: string) =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    key.includes(part),
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("forgets everything of a company that somebody has left, and nothing else", () => {
  keepEverything("ada", "harbour");
  keepEverything("ada", "mill");
  keepEverything("bea", "harbour");
  keepProfileDraft({ me: "ada", companyId: "" }, draft);
  localStorage.setItem(companiesEntry("ada"), "[]");
  localStorage.setItem("cookieConsent", "declined");
  expect(keysOf(":harbour")).toHaveLength(12);
  forgetLeft("ada", ["mill"]);
  expect(keysOf("ada").filter((key) => key.includes("harbour"))).toEqual([]);
  expect(keysOf("mill")).toHaveLength(6);
  expect(keysOf("bea")).toHaveLength(6);
  expect(keysOf("profile:ada:")).toContain("profile:ada:");
  expect(localStorage.getItem(companiesEntry("ada"))).toBe("[]");
  expect(localStorage.getItem("cookieConsent")).toBe("declined");
});

it("leaves nothing of any company to whoever is in none", () => {
  keepEverything("ada", "harbour");
  forgetLeft("ada", []);
  expect(keysOf("harbour")).toEqual([]);
});
