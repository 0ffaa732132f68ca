import type { FilmAsset, FilmCodec } from "../../../content/media-asset.ts";

const pictures: Record<FilmCodec, string> = { av1: "av01.0.05M.10", h264: "avc1.64001f" };
const sounds: Record<FilmCodec, string> = { av1: "opus", h264: "mp4a.40.2" };

/** What a browser must know to choose a film it can play, and hear. */
export function describeFilmType({ hasSound }: FilmAsset, codec: FilmCodec): string {
  const codecs = hasSound ? [pictures[codec], sounds[codec]] : [pictures[codec]];
  return `video/mp4; codecs="${codecs.join(", ")}"`;
}
