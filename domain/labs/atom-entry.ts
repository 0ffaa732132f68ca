import type { AtomFeed } from "feedsmith";
import { buildItem, findPicture, type ItemContext } from "./build-item.ts";
import type { FeedItem } from "./feed-item.ts";

export function readAtomEntry(
  entry: AtomFeed.Entry<string>,
  context: ItemContext,
): FeedItem | null {
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
