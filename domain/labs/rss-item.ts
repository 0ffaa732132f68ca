import type { RssFeed } from "feedsmith";
import { buildItem, findPicture, type ItemContext } from "./build-item.ts";
import type { FeedItem } from "./feed-item.ts";

export function readRssItem(item: RssFeed.Item<string>, context: ItemContext): FeedItem | null {
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
