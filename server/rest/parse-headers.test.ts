import { describe, expect, it } from "vitest";
import { narrow } from "./narrow.ts";
import { checkProfile, parseAccept, parseRange, readShapes } from "./parse-headers.ts";
import { parsePreferences } from "./parse-preferences.ts";

describe("parseAccept", () => {
  it.each([
    [null, "array"],
    ["*/*", "array"],
    ["application/json", "array"],
    ["text/html,application/json;q=0.8,text/csv;q=0.9", "csv"],
    ["application/vnd.pgrst.object+json", "object"],
    ["application/vnd.pgrst.object+json;nulls=stripped", "stripped-object"],
    ["application/vnd.pgrst.array+json; nulls=stripped", "stripped-array"],
    ["text/csv", "csv"],
  ])("takes %s as %s", (header, shape) => {
    expect(parseAccept(header, readShapes)).toBe(shape);
  });

  it("gives a write what a write can give", () => {
    expect(parseAccept("text/csv, application/json")).toBe("array");
    expect(() => parseAccept("text/csv")).toThrow("None of these media types");
  });

  it.each(["application/geo+json", 'application/vnd.pgrst.plan+text; for="application/json"'])(
    "refuses %s by its name",
    (header) => {
      expect(() => parseAccept(header, readShapes)).toThrow(
        `None of these media types are available: ${header}`,
      );
    },
  );
});

describe("ranges", () => {
  const narrowed = (page: { limit: number | null; offset: number }, header: string | null) => {
    narrow(page, parseRange(header));
    return page;
  };

  it.each([
    [{ limit: null, offset: 0 }, "10-19", { limit: 10, offset: 10 }],
    [{ limit: null, offset: 0 }, "5-", { limit: null, offset: 5 }],
    [{ limit: 10, offset: 20 }, "24-100", { limit: 6, offset: 24 }],
    [{ limit: 3, offset: 0 }, "0-1", { limit: 2, offset: 0 }],
    [{ limit: 0, offset: 0 }, "3-4", { limit: 0, offset: 0 }],
    [{ limit: 7, offset: 1 }, "bytes=0-1", { limit: 7, offset: 1 }],
    [{ limit: 7, offset: 1 }, "-5", { limit: 7, offset: 1 }],
    [{ limit: 7, offset: 1 }, null, { limit: 7, offset: 1 }],
  ])("has %o and %s meet in %o", (page, header, expected) => {
    expect(narrowed(page, header)).toEqual(expected);
  });

  it.each([
    [{ limit: null, offset: 0 }, "5-2", "The lower boundary"],
    [{ limit: 2, offset: 0 }, "5-9", "Limit should be"],
    [{ limit: 0, offset: 5 }, null, "Limit should be"],
  ])("refuses %o and %s", (page, header, details) => {
    expect(() => narrowed(page, header)).toThrow(
      expect.objectContaining({ status: 416, details: expect.stringContaining(details) }),
    );
  });
});

describe("preferences", () => {
  it("reads what supabase-js sends", () => {
    expect(
      parsePreferences("resolution=merge-duplicates, count=exact,return=representation"),
    ).toMatchObject({
      resolution: "merge-duplicates",
      count: "exact",
      return: "representation",
      missingIsDefault: false,
    });
  });

  it.each(["tx=rollback", "timezone=Asia/Tokyo"])("names %s, which cannot be had", (header) => {
    expect(() => parsePreferences(`return=minimal, ${header}`)).toThrow(
      expect.objectContaining({
        code: "PGRST122",
        message: `The preference ${header} is not supported`,
      }),
    );
    expect(parsePreferences(`handling=lenient, ${header}`).applied).toBe("handling=lenient");
  });

  it.each(["return=all", "tx=rollback", "anything"])("refuses %s where it is strict", (header) => {
    expect(() => parsePreferences(`handling=strict, count=exact, ${header}`)).toThrow(
      expect.objectContaining({
        code: "PGRST122",
        message: "Invalid preferences given with handling=strict",
        details: `Invalid preferences: ${header}`,
      }),
    );
  });

  it("ignores what nobody knows", () => {
    expect(parsePreferences("return=all, anything, count=exact").applied).toBe("count=exact");
  });

  it("limits what is affected only where it is strict", () => {
    expect(parsePreferences("max-affected=1")).toMatchObject({ maxAffected: null, applied: null });
    const strict = "handling=strict, max-affected=12, max-affected=3";
    expect(parsePreferences(strict)).toMatchObject({ maxAffected: 12 });
    expect(parsePreferences("handling=strict, max-affected=some").maxAffected).toBeNull();
  });
});

it("serves one schema", () => {
  expect(() => checkProfile("public")).not.toThrow();
  expect(() => checkProfile("auth")).toThrow("Invalid schema");
});
