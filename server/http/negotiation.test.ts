import { describe, expect, it } from "vitest";
import { parseByteRange } from "./byte-range.ts";
import { negotiateEncoding } from "./content-encoding.ts";
import { matchesAnyTag, tagEncoding } from "./entity-tag.ts";

describe("negotiateEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["x-gzip", "gzip"],
    ["BR", "br"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    ["br;q=0.5, identity;q=0.9", "identity"],
    ["gzip;q=0.2", "gzip"],
    ["*", "br"],
    ["*;q=0.1, br;q=0", "gzip"],
    ["identity;q=1, *;q=0", "identity"],
    ["br;q=high", "identity"],
    ["deflate, zstd", "identity"],
  ])("answers %j with %s", (header, expected) => {
    expect(negotiateEncoding(header, ["br", "gzip"])).toBe(expected);
  });

  it("never chooses what the build did not make", () => {
    expect(negotiateEncoding("br, gzip", ["gzip"])).toBe("gzip");
    expect(negotiateEncoding("br, gzip", [])).toBe("identity");
  });
});

describe("parseByteRange", () => {
  it.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=10-19", { start: 10, end: 19 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=90-5000", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-500", { start: 0, end: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=99999999999999999999-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-4", undefined],
    ["bytes=0-1,5-6", undefined],
    ["bytes=-", undefined],
    ["bytes=a-b", undefined],
    ["items=0-1", undefined],
    [undefined, undefined],
  ])("reads %j of 100 bytes as %j", (header, expected) => {
    expect(parseByteRange(header, 100)).toEqual(expected);
  });

  it("finds no range in an empty file", () => {
    expect(parseByteRange("bytes=0-", 0)).toBe("unsatisfiable");
    expect(parseByteRange("bytes=-5", 0)).toBe("unsatisfiable");
  });
});

describe("entity tags", () => {
  it("differ between encodings", () => {
    const tags = (["identity", "br", "gzip"] as const).map((name) => tagEncoding('"abc"', name));
    expect(tags).toEqual(['"abc"', '"abc-br"', '"abc-gzip"']);
  });

  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", W/"y" ,"abc"', true],
    ["*", true],
    ['"abcd"', false],
    ['"abc-br"', false],
    ["abc", false],
    ["", false],
    [undefined, false],
  ])("compare weakly with If-None-Match: %s", (header, expected) => {
    expect(matchesAnyTag(header, '"abc"')).toBe(expected);
  });
});
