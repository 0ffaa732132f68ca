import { listFilms, type FilmAsset } from "../../../content/media-asset.ts";
import { media, type FilmKey } from "../../../content/media.ts";
import { cx } from "../cx.ts";
import { describeFilmType } from "./film-types.ts";
import { Picture } from "./picture.tsx";

type FilmScreenProps = {
  asset: FilmKey;
  sizes: string;
  priority?: boolean;
  className?: string;
  /** Poster and film are cropped alike. */
  imageClassName?: string | undefined;
};

// The poster stays below: the film comes in over it, and it is what one sees without.
const film =
  "pointer-events-none absolute inset-0 h-full w-full object-cover opacity-0 transition-opacity duration-900 ease-camera data-shown:opacity-100";

/** The poster, and over it the film, whose addresses app/startup/play-films.ts fills in. */
export function FilmScreen({
  asset: key,
  sizes,
  priority = false,
  className,
  imageClassName,
}: FilmScreenProps) {
  const asset: FilmAsset = media[key];
  const [phoneWidth] = asset.filmWidths;
  return (
    <div className={cx("film-screen", className)}>
      <Picture asset={key} sizes={sizes} priority={priority} imageClassName={imageClassName} />
      <video
        className={cx(film, imageClassName)}
        width={asset.width}
        height={asset.height}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        tabIndex={-1}
        // The poster carries the words; the film shows the same scene.
        aria-hidden="true"
        // Before the app runs, the loader may have brought it to the screen.
        suppressHydrationWarning
      >
        {listFilms(key, asset).map(({ name, codec, width }) => (
          <source
            key={name}
            data-src={`/media/${name}`}
            type={describeFilmType(asset, codec)}
            media={width === phoneWidth ? "(width < 40rem)" : undefined}
            suppressHydrationWarning
          />
        ))}
      </video>
    </div>
  );
}
