// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { readProfileValues } from "../../../../../domain/account/profile-form.ts";
import { forgetProfileDrafts, keepProfileDraft, readProfileDraft } from "./profile-draft.ts";

const base = readProfileValues({ display_name: "Ada" });
const draft = { base, typed: { ...base, display_name: "Ada L." } };

beforeEach(() => sessionStorage.clear());

describe("what is typed into the profile", () => {
  it("is kept until it is saved", () => {
    keepProfileDraft("1", draft);
    expect(readProfileDraft("1")).toEqual(draft);
    expect(readProfileDraft("2")).toBeUndefined();
    keepProfileDraft("1", { base: draft.typed, typed: draft.typed });
    expect(sessionStorage).toHaveLength(0);
  });

  it("is nobody else's", () => {
    keepProfileDraft("1", draft);
    keepProfileDraft("2", draft);
    forgetProfileDrafts({ except: "2" });
    expect([readProfileDraft("1"), readProfileDraft("2")]).toEqual([undefined, draft]);
    forgetProfileDrafts();
    expect(sessionStorage).toHaveLength(0);
  });

  it("is nothing where an older page kept it in another shape", () => {
    sessionStorage.setItem("profile:1", JSON.stringify({ base: {}, typed: {} }));
    expect(readProfileDraft("1")).toBeUndefined();
  });
});
