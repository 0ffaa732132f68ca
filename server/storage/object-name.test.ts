import { describe, expect, it } from "vitest";
import { isObjectName, readObjectAddress } from "./object-name.ts";

describe("names of objects", () => {
  it.each(["a.pdf", "folder/cut 1 (final).mp4", "a/b/c/.hidden", "it's=1;2:3+4,5&6$7@8!.txt"])(
    "can be %j",
    (name) => expect(isObjectName(name)).toBe(true),
  );

  it.each([
    "",
    "/a",
    "a/",
    "a//b",
    "..",
    "a/../b",
    "./a",
    "a/.",
    "a/ /b",
    "a\\b",
    "a\0b",
    "a\nb",
    "a?b",
    "a%2e",
    "naïve.txt",
    "🎬.mp4",
    "a".repeat(1025),
  ])("cannot be %j", (name) => expect(isObjectName(name)).toBe(false));
});

describe("addresses", () => {
  const read = (path: string) => readObjectAddress(`http://x${path}?token=1`, "/object/sign/");

  it("name a bucket and an object, encoded or not", () => {
    expect(read("/storage/v1/object/sign/labs/a%20b/c.webp")).toEqual({
      bucketId: "labs",
      name: "a b/c.webp",
    });
  });

  it.each([
    "labs/..%2fsecret",
    "labs/%2e%2e%2f%2e%2e%2fetc",
    "labs",
    "labs/",
    "labs/%ff",
    "labs/%00",
  ])("cannot lead elsewhere: %s", (rest) =>
    expect(() => read(`/storage/v1/object/sign/${rest}`)).toThrow(/^Invalid key/),
  );
});
