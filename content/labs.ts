import type { FeedFault } from "../domain/labs/feed-error.ts";
import type { MediaKey } from "./media.ts";

/** In place of a post's thumbnail that is missing or broken, chosen by the post's index; in an order that parts the two streets. */
export const fallbackThumbnails: readonly MediaKey[] = [
  "labs-1",
  "labs-3",
  "labs-2",
  "labs-4",
  "labs-5",
];

/** Why the newsletter was not taken over, for the studio and the log. */
export const feedFaults: Record<FeedFault, string> = {
  "declares-entities": "The feed declares entities of its own.",
  "ends-early": "The feed ends in the middle.",
  "is-neither-rss-nor-atom": "The document is neither RSS 2.0 nor Atom.",
  "is-not-well-formed": "The feed is not well-formed.",
  "is-web-page": "A web page came instead of a feed.",
};
