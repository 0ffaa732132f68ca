import { parseRssFeed } from "feedsmith";
import { parseFeed } from "./parse-feed.ts";
import type { FeedItem } from "./feed-item.ts";
import { toPlainText } from "./plain-text.ts";

export type Article = {
  /** The fragment of its address, `/labs#slug`. */
  slug: string;
  title: string;
  author: string | null;
  date: string | null;
  description: string | null;
  tags: FeedItem["tags"];
  paragraphs: string[];
};

/** The feed that ships with the site, with the whole text of its posts. */
export function readArticles(xml: string): Article[] {
  const raw = parseRssFeed(xml).items ?? [];
  const contents = new Map(raw.map((item) => [item.link, item.content?.encoded ?? ""]));
  return parseFeed(xml, { base: null, now: Infinity }).map((item) => ({
    slug: item.link.split("#")[1] ?? "",
    title: item.title,
    author: item.author,
    date: item.pubDate?.toISOString() ?? null,
    description: item.description,
    tags: item.tags,
    paragraphs: (contents.get(item.link) ?? "")
      .split("</p>")
      .map(toPlainText)
      .filter((text) => text !== ""),
  }));
}
