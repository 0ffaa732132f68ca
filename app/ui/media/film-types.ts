import type { FilmCodec } from "../../../content/media-asset.ts";

/** What a browser must know to choose a film it can play. */
export const filmTypes: Record<FilmCodec, string> = {
  av1: 'video/mp4; codecs="av01.0.05M.10"',
  h264: 'video/mp4; codecs="avc1.64001f"',
};
