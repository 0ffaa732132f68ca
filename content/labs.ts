import type { FeedFault } from "../domain/labs/feed-error.ts";
import type { MediaKey } from "./media.ts";

/** In place of a post's thumbnail that is missing or broken, chosen by the post's index; in an order that parts the two streets. */
const fallbackThumbnails: readonly MediaKey[] = ["labs-1", "labs-3", "labs-2", "labs-4", "labs-5"];

/** The posts that come with the site have a picture each, by the fragment that their link ends in. */
const ownPictures: ReadonlyMap<string, MediaKey> = new Map([
  ["light-first", "labs-light-first"],
  ["hundred-frames", "labs-hundred-frames"],
  ["room-tone", "labs-room-tone"],
  ["same-face", "labs-same-face"],
  ["cut-on-breath", "labs-cut-on-breath"],
  ["prompt-is-a-brief", "labs-prompt-is-a-brief"],
  ["ten-seconds-of-water", "labs-ten-seconds-of-water"],
  ["one-warm-thing", "labs-one-warm-thing"],
  ["upscaling-is-not-detail", "labs-upscaling-is-not-detail"],
  ["storyboard-in-words", "labs-storyboard-in-words"],
  ["failed-lipsync", "labs-failed-lipsync"],
  ["say-what-is-made", "labs-say-what-is-made"],
]);

/** What stands for a post without a thumbnail: its own picture, else one of five by its place. */
export function pictureOfPost(link: string, index: number): MediaKey {
  const slug = /^\/labs#([a-z-]+)$/.exec(link)?.[1] ?? "";
  return ownPictures.get(slug) ?? fallbackThumbnails[index % fallbackThumbnails.length] ?? "labs-1";
}

/** Why the newsletter was not taken over, for the studio and the log. */
export const feedFaults: Record<FeedFault, string> = {
  "declares-entities": "The feed declares entities of its own.",
  "ends-early": "The feed ends in the middle.",
  "is-neither-rss-nor-atom": "The document is neither RSS 2.0 nor Atom.",
  "is-not-well-formed": "The feed is not well-formed.",
  "is-web-page": "A web page came instead of a feed.",
};
