/* Written by `npm run media:encode`; the words come from media/alt-texts.ts. */
import type { MediaAsset } from "./media-asset.ts";

export const media = {
  "home-hero": {
    kind: "film",
    width: 1600,
    height: 900,
    widths: [640, 960, 1440, 1600],
    hash: "53b04a52",
    colour: "#4b3735",
    alt: "A figure at the end of a jetty at night, facing a great glowing screen that stands in the sea and shows a sunrise.",
    seconds: 2,
    filmWidths: [640, 1280],
  },
} as const satisfies Record<string, MediaAsset>;

/** How a page names a picture, or a film for its poster. */
export type MediaKey = keyof typeof media;
export type FilmKey = {
  [Key in MediaKey]: (typeof media)[Key]["kind"] extends "film" ? Key : never;
}[MediaKey];
