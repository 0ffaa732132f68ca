import { describe, expect, it } from "vitest";
import { findTargetError } from "./request-target.ts";

const codeOf = (target: string) => findTargetError(target)?.code;

describe("findTargetError", () => {
  it.each([
    "/",
    "/about",
    "/about/",
    "/about?utm_source=100%&next=../x\\y",
    "/.well-known/security.txt",
    "/assets/a..b.js",
    "/caf%C3%A9",
    "/%252e%252e/x",
    "//evil.example/",
    "http://localhost/about",
    "http://localhost",
    "/@id/__x00__virtual",
  ])("lets %s pass", (target) => {
    expect(codeOf(target)).toBeUndefined();
  });

  it.each([
    "/..",
    "/../etc/passwd",
    "/assets/../../etc/passwd",
    "/assets/./app.js",
    "/%2e%2e/etc/passwd",
    "/.%2E/etc/passwd",
    "/%2e",
    "/assets%2fapp.js",
    "/assets%2Fapp.js",
    "/assets%5capp.js",
    "/assets\\app.js",
    "/..\\..\\etc",
    "/%00",
    "/about%00.html",
    "/about%0d%0aset-cookie:x",
    "/%7f",
    "/a\tb",
    "/a\u00e9",
    "/%",
    "/%zz",
    "/%c0%ae%c0%ae/etc",
    "/%ff",
    "/a#b",
    "about",
    "*",
    "",
    "http:///about",
    "http://localhost/../etc",
    "http://user@localhost/about",
    "ftp://localhost/about",
    "localhost:443",
  ])("refuses %j", (target) => {
    expect(codeOf(target)).toBe("bad_request");
  });

  it("refuses a target longer than 4 KiB", () => {
    expect(codeOf(`/${"a".repeat(4095)}`)).toBeUndefined();
    expect(codeOf(`/${"a".repeat(4096)}`)).toBe("uri_too_long");
  });
});
