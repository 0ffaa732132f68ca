import { describe, expect, it } from "vitest";
import { checkProfile, parseAccept, parseRange } from "./parse-headers.ts";
import { parsePreferences } from "./parse-preferences.ts";
import { narrow } from "./plan-read.ts";

describe("parseAccept", () => {
  it.each([
    [null, "array"],
    ["*/*", "array"],
    ["application/json", "array"],
    ["text/csv, application/json", "array"],
    ["application/vnd.pgrst.object+json", "object"],
  ])("takes %s as %s", (header, shape) => {
    expect(parseAccept(header)).toBe(shape);
  });

  it.each(["text/csv", "application/vnd.pgrst.object+json;nulls=stripped", "application/geo+json"])(
    "refuses %s",
    (header) => {
      expect(() => parseAccept(header)).toThrow("None of these media types");
    },
  );
});

describe("ranges", () => {
  it("reads items, open or closed", () => {
    expect(parseRange("10-19", "items")).toEqual({ offset: 10, limit: 10 });
    expect(parseRange("5-", null)).toEqual({ offset: 5, limit: null });
    expect(parseRange(null, null)).toBeNull();
  });

  it.each(["5-2", "bytes=0-1", "-5", "a-b", ""])("refuses %s", (header) => {
    expect(() => parseRange(header, null)).toThrow("not satisfiable");
  });

  it("counts from the page in the address, and never widens it", () => {
    const page = { limit: 10, offset: 20 };
    narrow(page, { offset: 4, limit: 100 });
    expect(page).toEqual({ limit: 6, offset: 24 });
  });
});

describe("preferences", () => {
  it("reads what supabase-js sends", () => {
    expect(
      parsePreferences("resolution=merge-duplicates, count=exact,return=representation"),
    ).toMatchObject({
      resolution: "merge-duplicates",
      hasExactCount: true,
      return: "representation",
      missingIsDefault: false,
    });
  });

  it.each(["count=planned", "tx=rollback", "handling=lenient", "max-affected=1", "return=all"])(
    "refuses %s",
    (header) => {
      expect(() => parsePreferences(header)).toThrow("Invalid preferences");
    },
  );
});

it("serves one schema", () => {
  expect(() => checkProfile("public")).not.toThrow();
  expect(() => checkProfile("auth")).toThrow("Invalid schema");
});
