/** The tags that Labs filters by. */
export const feedTags = ["ai", "creative"] as const;
export type FeedTag = (typeof feedTags)[number];

/** A post as the newsletter tells it, cleaned: plain text, absolute http(s) addresses, a real date or none. */
export type FeedItem = {
  guid: string;
  title: string;
  link: string;
  author: string | null;
  pubDate: Date | null;
  description: string | null;
  /** Where its picture lies on the newsletter's side; never shown from there. */
  image: string | null;
  tags: FeedTag[];
};
