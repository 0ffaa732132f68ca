import { env } from "../../runtime/config/env.ts";

/** The file that ships with the site; in `private.feed_state` it stands where an address would. */
export const ownFeed = "content/feed.xml";

export type FeedSettings = {
  /** The newsletter's address, or `ownFeed` without one. */
  source: string;
  allowPrivate: boolean;
};

export function readSettings(): FeedSettings {
  return {
    source: env("SUBSTACK_FEED_URL") ?? ownFeed,
    allowPrivate: env("FETCH_ALLOW_PRIVATE") === "on",
  };
}
