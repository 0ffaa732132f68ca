import type { MediaKey } from "./media.ts";

/** In place of a post's thumbnail that is missing or broken, chosen by the post's index; in an order that parts the two streets. */
export const fallbackThumbnails: readonly MediaKey[] = [
  "labs-1",
  "labs-3",
  "labs-2",
  "labs-4",
  "labs-5",
];
