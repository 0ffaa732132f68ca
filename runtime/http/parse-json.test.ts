import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

const nest = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("JSON from outside", () => {
  it("is read as JSON.parse reads it", () => {
    const text = JSON.stringify({ a: [1, { b: null }], "__proto__ ": "x" });
    expect(parseJson(text)).toEqual(JSON.parse(text));
    expect(() => parseJson("{a:1}")).toThrow(SyntaxError);
    expect(() => parseJson("")).toThrow(SyntaxError);
  });

  it("may be 200 levels deep, no more", () => {
    expect(() => parseJson(nest(200))).not.toThrow();
    expect(() => parseJson(nest(201))).toThrow("nested more than 200 levels deep");
    const objects = `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`;
    expect(() => parseJson(objects)).toThrow(SyntaxError);
  });

  it("may have any number of brackets beside one another, and in its texts", () => {
    const wide = `[${Array.from({ length: 1000 }, () => "[{}]").join(",")}]`;
    expect(parseJson(wide)).toHaveLength(1000);
    const words = ["[".repeat(500), `\\"${"{".repeat(500)}`, '"['.repeat(300)];
    expect(parseJson(JSON.stringify(words))).toEqual(words);
  });
});
