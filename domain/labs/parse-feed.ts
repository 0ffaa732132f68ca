import { parseAtomFeed, parseRssFeed } from "feedsmith";
import { readAtomEntry } from "./atom-entry.ts";
import { FeedError } from "./feed-error.ts";
import type { FeedItem } from "./feed-item.ts";
import { readRssItem } from "./rss-item.ts";

type ParseOptions = {
  /** The feed's own address; null for the file that ships with the site. */
  base: string | null;
  now?: number;
};

/** The posts of an RSS 2.0 or Atom document, one for each guid, in the document's order. */
export function parseFeed(xml: string, { base, now = Date.now() }: ParseOptions): FeedItem[] {
  const items = readDocument(xml, { base, now });
  const byGuid = new Map<string, FeedItem>();
  for (const item of items) {
    if (item && !byGuid.has(item.guid)) byGuid.set(item.guid, item);
  }
  return [...byGuid.values()];
}

function readDocument(xml: string, context: { base: string | null; now: number }) {
  // Nothing here ever expands one, but who declares entities is up to no good.
  if (/<!ENTITY/i.test(xml)) throw new FeedError("declares-entities");
  const root = findRoot(xml);
  // The parser accepts a missing end tag, and half a feed would be taken for all of it.
  if (!new RegExp(`</(?:\\w+:)?${root}\\s*>`, "i").test(xml.slice(-2000))) {
    throw new FeedError("ends-early");
  }
  try {
    return root === "rss"
      ? (parseRssFeed(xml, asWritten).items ?? []).map((item) => readRssItem(item, context))
      : (parseAtomFeed(xml, asWritten).entries ?? []).map((entry) => readAtomEntry(entry, context));
  } catch (cause) {
    throw new FeedError("is-not-well-formed", { cause });
  }
}

/** Dates are read by our own rules. */
const asWritten = { parseDateFn: (raw: string) => raw };

function findRoot(xml: string): "rss" | "feed" {
  let rest = xml.replace(/^\uFEFF/, "").trimStart();
  while (/^<[?!]/.test(rest)) {
    const end = rest.startsWith("<!--") ? "-->" : ">";
    const at = rest.indexOf(end);
    if (at < 0) break;
    rest = rest.slice(at + end.length).trimStart();
  }
  const root = /^<(?:\w+:)?(\w+)/.exec(rest.slice(0, 100))?.[1]?.toLowerCase();
  if (root === "rss" || root === "feed") return root;
  throw new FeedError(root === "html" ? "is-web-page" : "is-neither-rss-nor-atom");
}
