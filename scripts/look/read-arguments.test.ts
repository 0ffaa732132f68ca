import { describe, expect, it } from "vitest";
import { readArguments } from "./read-arguments.ts";

const read = (...given: string[]) => readArguments(given, () => "abc1234");

describe("npm run look", () => {
  it("takes everything into a folder named by the commit", () => {
    expect(read()).toEqual({
      into: ".cache/look/abc1234",
      against: undefined,
      isTaking: true,
      only: "",
    });
  });

  it("goes by what it is told", () => {
    expect(
      read("--into", "after", "--against", "before", "--only", "studio/", "--no-take"),
    ).toEqual({
      into: "after",
      against: "before",
      isTaking: false,
      only: "studio/",
    });
  });

  it("says what is missing, unknown or in vain", () => {
    expect(() => read("--no-take", "--into", "after")).toThrow("say with what by --against");
    expect(() => read("--no-take", "--against", "before")).toThrow("--no-take needs --into");
    expect(() => read("--into", "one", "--against", "one")).toThrow("the same folder");
    expect(() => read("--agianst", "one")).toThrow(/--agianst.*npm run look/);
  });
});
