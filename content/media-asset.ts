/** What the manifest says about one picture or film. */
type Shown = {
  /** Of the master, in pixels; smaller variants keep its shape. */
  width: number;
  height: number;
  /** The widths at which the picture, or the film's poster, lies in public/media. */
  widths: readonly number[];
  /** Names what the files hold: other bytes, other addresses. */
  hash: string;
  /** The average of the picture: what stands in its place until it arrives. */
  colour: string;
};

type StillAsset = Shown & { kind: "still" };
export type FilmAsset = Shown & {
  kind: "film";
  seconds: number;
  /** For phones first: a browser takes the first source that fits. */
  filmWidths: readonly [number, number];
  /** What moves behind words has none. */
  hasSound?: true;
};
/** A told film ends on its card (decision 66); the shorter ones begin again. */
export const endsOnCard = ({ seconds }: FilmAsset) => seconds >= 20;

export type MediaAsset = StillAsset | FilmAsset;

type PictureFormat = "avif" | "webp";
export type FilmCodec = "av1" | "h264";

type File = { name: string; width: number; height: number };
export type PictureFile = File & { format: PictureFormat };
export type FilmFile = File & { codec: FilmCodec };

/** Those without AVIF get one size that fits most places. */
const webpWidth = 960;

function fileName(key: string, { hash }: MediaAsset, variant: string, extension: string): string {
  return `${key}-${variant}.${hash}.${extension}`;
}

function scaleHeight(asset: MediaAsset, width: number): number {
  return Math.round((asset.height * width) / asset.width);
}

export function listPictures(key: string, asset: MediaAsset): PictureFile[] {
  const toFile = (width: number, format: PictureFormat) => ({
    name: fileName(key, asset, String(width), format),
    width,
    height: scaleHeight(asset, width),
    format,
  });
  return [
    ...asset.widths.map((width) => toFile(width, "avif")),
    toFile(Math.min(webpWidth, asset.width), "webp"),
  ];
}

export function largestPicture(key: string, asset: MediaAsset): PictureFile {
  const largest = listPictures(key, asset).findLast(({ format }) => format === "avif");
  if (!largest) throw new Error(`${key} has no picture`);
  return largest;
}

/** In the order in which a browser should choose: the lighter codec first. */
export function listFilms(key: string, asset: FilmAsset): FilmFile[] {
  return (["av1", "h264"] as const).flatMap((codec) =>
    asset.filmWidths.map((width) => ({
      name: fileName(key, asset, `${width}-${codec}`, "mp4"),
      width,
      // Both codecs store colour for squares of two by two pixels.
      height: Math.round(scaleHeight(asset, width) / 2) * 2,
      codec,
    })),
  );
}

export function listMediaFiles(key: string, asset: MediaAsset): (PictureFile | FilmFile)[] {
  return [...listPictures(key, asset), ...(asset.kind === "film" ? listFilms(key, asset) : [])];
}
