import { parseAtomFeed, parseRssFeed, type AtomFeed, type RssFeed } from "feedsmith";
import { FeedError } from "./feed-error.ts";
import type { FeedItem } from "./feed-item.ts";
import { buildItem, findPicture, type ItemContext } from "./build-item.ts";

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

function readAtomEntry(entry: AtomFeed.Entry<string>, context: ItemContext): FeedItem | null {
  const { links = [], content, summary } = entry;
  const page = links.find(({ rel }) => rel === undefined || rel === "alternate") ?? links[0];
  const enclosure = links.find(
    ({ rel, type }) => rel === "enclosure" && type?.startsWith("image/"),
  );
  return buildItem(
    {
      guid: entry.id,
      title: entry.title?.value,
      link: page?.href,
      author: entry.authors?.[0]?.name,
      date: entry.published ?? entry.updated,
      descriptions: [summary?.value, content?.value],
      images: [
        enclosure?.href,
        entry.media?.thumbnails?.[0]?.url,
        findPicture(content?.value ?? summary?.value),
      ],
      categories: entry.categories?.flatMap(({ label, term }) => label ?? term ?? []) ?? [],
    },
    context,
  );
}

function readRssItem(item: RssFeed.Item<string>, context: ItemContext): FeedItem | null {
  const encoded = item.content?.encoded;
  const isPermalink = item.guid?.isPermaLink !== false && /^https?:/i.test(item.guid?.value ?? "");
  const enclosure = item.enclosures?.find(
    ({ type, url }) =>
      type?.startsWith("image/") ?? /\.(?:jpe?g|png|webp)(?:$|\?)/i.test(url ?? ""),
  );
  return buildItem(
    {
      guid: item.guid?.value,
      title: item.title,
      link:
        item.link ?? item.atom?.links?.[0]?.href ?? (isPermalink ? item.guid?.value : undefined),
      author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name ?? item.itunes?.author,
      date: item.pubDate ?? item.dc?.dates?.[0],
      descriptions: [item.description, encoded],
      images: [
        enclosure?.url,
        item.media?.thumbnails?.[0]?.url,
        item.media?.contents?.find(({ medium }) => medium === "image")?.url,
        findPicture(encoded ?? item.description),
      ],
      categories: [
        ...(item.categories?.flatMap(({ name }) => name ?? []) ?? []),
        ...(item.dc?.subjects ?? []),
      ],
    },
    context,
  );
}
