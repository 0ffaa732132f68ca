import { describe, expect, it } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

const site = {
  siteUrl: "https://kinolume.example",
  redirectAllowList: ["https://preview.kinolume.example", "https://app.example/kinolume"],
};
const home = "https://kinolume.example/";

describe("where a link in a mail may lead", () => {
  it.each([
    ["https://kinolume.example/", "https://kinolume.example/"],
    ["https://kinolume.example/auth?next=1#x", "https://kinolume.example/auth?next=1"],
    ["https://preview.kinolume.example/any/page", "https://preview.kinolume.example/any/page"],
    ["https://app.example/kinolume", "https://app.example/kinolume"],
    ["https://app.example/kinolume/deep", "https://app.example/kinolume/deep"],
  ])("%s is allowed", (asked, target) => {
    expect(redirectTarget(site, asked)).toBe(target);
  });

  it.each([
    undefined,
    "",
    "/relative",
    "//evil.example",
    "https://evil.example/",
    "https://kinolume.example.evil.example/",
    "https://kinolume.example@evil.example/",
    "https://user:password@kinolume.example/",
    "https:\\\\evil.example\\",
    "http://kinolume.example/",
    "https://kinolume.example:8443/",
    "javascript:alert(1)//https://kinolume.example",
    "data:text/html,x",
    "https://app.example/kinolume-evil",
    "https://app.example/",
    "http://localhost:3000/",
  ])("%s leads home instead", (asked) => {
    expect(redirectTarget(site, asked)).toBe(home);
  });

  it("takes the names of this machine for one on a loopback site", () => {
    const loopback = { siteUrl: "http://127.0.0.1:3000", redirectAllowList: [] };
    expect(redirectTarget(loopback, "http://localhost:3000/a")).toBe("http://localhost:3000/a");
    expect(redirectTarget(loopback, "http://localhost:4000/a")).toBe("http://127.0.0.1:3000/");
  });
});
