import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseFeed } from "../domain/labs/parse-feed.ts";
import { readArticles } from "../domain/labs/read-articles.ts";

const xml = readFileSync(new URL("./feed.xml", import.meta.url), "utf8");
const items = parseFeed(xml, { base: null, now: Infinity });
const articles = readArticles(xml);

describe("the posts that ship with the site", () => {
  it("are a dozen, dated, described and tagged", () => {
    expect(items).toHaveLength(12);
    for (const item of items) {
      expect(item.guid).toMatch(/^kinolume:labs:/);
      expect(item.pubDate, item.title).not.toBeNull();
      expect(item.description, item.title).not.toBeNull();
      expect(item.tags, item.title).not.toEqual([]);
    }
  });

  it("lead to articles of 200 to 400 words", () => {
    expect(items.map(({ link }) => link)).toEqual(articles.map(({ slug }) => `/labs#${slug}`));
    for (const { slug, paragraphs } of articles) {
      const words = paragraphs.join(" ").split(" ").length;
      expect(words, slug).toBeGreaterThanOrEqual(200);
      expect(words, slug).toBeLessThanOrEqual(400);
    }
  });
});
