// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { forgetDrafts } from "./begun-drafts.ts";
import { dropDraft, keepDraft, keyFor, readDraft } from "./draft-store.ts";

const deny = () => {
  throw new DOMException("denied", "SecurityError");
};
const deniedStorage = { getItem: deny, setItem: deny, removeItem: deny };

afterEach(() => {
  vi.unstubAllGlobals();
  dropDraft("form");
  sessionStorage.clear();
});

/** As after a reload: what is left is what the tab has stored. */
async function reload() {
  vi.resetModules();
  return import("./draft-store.ts");
}

it("keeps what was typed, and its key, across a reload", async () => {
  const draft = readDraft("form");
  keepDraft("form", { ...draft, values: { name: "Ann" } });
  const kept = (await reload()).readDraft("form");
  expect(kept).toEqual({ ...draft, values: { name: "Ann" } });
});

it("repeats the key for the same content and changes it with the content", () => {
  const draft = readDraft("form");
  expect(keyFor(draft, "one")).toBe(keyFor(draft, "one"));
  expect(keyFor(draft, "two")).not.toBe(keyFor(draft, "one"));
});

it("begins with a new key once the draft is dropped", async () => {
  const before = readDraft("form");
  keepDraft("form", before);
  dropDraft("form");
  expect(readDraft("form").key).not.toBe(before.key);
  expect((await reload()).readDraft("form").values).toEqual({});
});

it("leaves nothing of any when somebody signs out, and nothing else with them", async () => {
  keepDraft("form", { ...readDraft("form"), values: { name: "Ann" } });
  sessionStorage.setItem("draft:portal:ann::comment-draft:film", "{}");
  sessionStorage.setItem("reloaded", "1");
  forgetDrafts();
  expect(readDraft("form").values).toEqual({});
  expect((await reload()).readDraft("form").values).toEqual({});
  expect(Object.keys(sessionStorage)).toEqual(["reloaded"]);
});

it("works from memory where storage is denied", () => {
  vi.stubGlobal("sessionStorage", deniedStorage);
  keepDraft("form", { ...readDraft("form"), values: { email: "ann@example.com" } });
  expect(readDraft("form").values).toEqual({ email: "ann@example.com" });
});

it("takes nothing for a draft that is none", () => {
  sessionStorage.setItem("draft:form", '{"values":{"name":"Ann"}}');
  expect(readDraft("form").values).toEqual({});
});
