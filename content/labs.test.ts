import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseFeed } from "../domain/labs/parse-feed.ts";
import { pictureOfPost } from "./labs.ts";

const xml = readFileSync(new URL("./feed.xml", import.meta.url), "utf8");
const links = parseFeed(xml, { base: null, now: Infinity }).map(({ link }) => link ?? "");

it("gives each post that comes with the site a picture of its own", () => {
  const pictures = links.map((link) => pictureOfPost(link, 0));
  expect(new Set(pictures).size).toBe(12);
  expect(pictures).toEqual(links.map((link) => link.replace("/labs#", "labs-")));
});

it("gives any other post one of five, by its place", () => {
  const others = ["https://letters.example/p/one", "/labs#constructor", "/labs#no-such-post"];
  expect(others.map((link) => pictureOfPost(link, 0))).toEqual(["labs-1", "labs-1", "labs-1"]);
  expect(pictureOfPost("https://letters.example/p/two", 6)).toBe("labs-3");
});
