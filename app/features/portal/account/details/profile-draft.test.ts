// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { readProfileValues } from "../../../../../domain/account/profile-form.ts";
import { forgetProfileDrafts, keepProfileDraft, readProfileDraft } from "./profile-draft.ts";

const base = readProfileValues({ display_name: "Ada" });
const draft = { base, typed: { ...base, display_name: "Ada L." } };

const one = { me: "1", companyId: "harbour" };
const two = { me: "2", companyId: "harbour" };

beforeEach(() => sessionStorage.clear());

describe("what is typed into the profile", () => {
  it("is kept until it is saved", () => {
    keepProfileDraft(one, draft);
    expect(readProfileDraft(one)).toEqual(draft);
    expect(readProfileDraft(two)).toBeUndefined();
    expect(readProfileDraft({ ...one, companyId: "mill" })).toBeUndefined();
    keepProfileDraft(one, { base: draft.typed, typed: draft.typed });
    expect(sessionStorage).toHaveLength(0);
  });

  it("is nobody else's", () => {
    keepProfileDraft(one, draft);
    keepProfileDraft(two, draft);
    forgetProfileDrafts({ except: "2" });
    expect([readProfileDraft(one), readProfileDraft(two)]).toEqual([undefined, draft]);
    forgetProfileDrafts();
    expect(sessionStorage).toHaveLength(0);
  });

  it("is nothing where an older page kept it in another shape", () => {
    sessionStorage.setItem("profile:1:harbour", JSON.stringify({ base: {}, typed: {} }));
    expect(readProfileDraft(one)).toBeUndefined();
  });
});
