import type { MediaAsset } from "./media-asset.ts";

/** The one picture of the client area, apart from the list of all: a test holds the two together. */
export const portalPicture = {
  key: "about-screens",
  asset: {
    kind: "still",
    width: 1920,
    height: 1080,
    widths: [640, 960, 1440, 1920],
    hash: "3148dade",
    colour: "#4f3823",
  },
} as const satisfies { key: string; asset: MediaAsset };
