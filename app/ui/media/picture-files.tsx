import { listPictures, type MediaAsset } from "../../../content/media-asset.ts";
import { cx } from "../cx.ts";

const fits = { cover: "w-full object-cover", whole: "w-auto object-contain" };

export type PictureFilesProps = {
  /** What its files are called. */
  name: string;
  asset: MediaAsset;
  /** How wide it is shown: the browser chooses the file by it. */
  sizes: string;
  /** For the largest picture of the first screen, and for no other. */
  priority?: boolean;
  alt: string;
  className?: string;
  /** Cut to its frame, or all of it, as large as there is room. */
  fit?: keyof typeof fits;
  /** Of the image itself: its crop. */
  imageClassName?: string | undefined;
};

/** A picture in all its sizes, without the list of all pictures. */
export function PictureFiles({
  name: key,
  asset,
  sizes,
  priority = false,
  alt,
  fit = "cover",
  className,
  imageClassName,
}: PictureFilesProps) {
  const files = listPictures(key, asset);
  const fallback = files.find(({ format }) => format === "webp");
  const srcSet = files
    .filter(({ format }) => format === "avif")
    .map(({ name, width }) => `/media/${name} ${width}w`)
    .join(", ");
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={fallback && `/media/${fallback.name}`}
        alt={alt}
        width={asset.width}
        height={asset.height}
        className={cx(fits[fit], imageClassName)}
        style={{ backgroundColor: asset.colour }}
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
