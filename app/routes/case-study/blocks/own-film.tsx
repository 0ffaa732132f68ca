import { altTexts } from "../../../../content/alt-texts.ts";
import { caseStudyWords } from "../../../../content/case-studies/words.ts";
import { listFilms, listPictures, type FilmAsset } from "../../../../content/media-asset.ts";
import { media, type FilmKey } from "../../../../content/media.ts";
import { describeFilmType } from "../../../ui/media/film-types.ts";

type OwnFilmProps = { asset: FilmKey; captions: string; title: string };

/** The browser's own player: it needs no script, answers the keyboard, and fetches nothing unasked. */
export function OwnFilm({ asset: key, captions, title }: OwnFilmProps) {
  const asset: FilmAsset = media[key];
  const poster = listPictures(key, asset).findLast(({ format }) => format === "webp");
  const [phoneWidth] = asset.filmWidths;
  return (
    <video
      // Below the header and above the cookie banner there is room for all of it, controls included.
      className="block h-auto max-h-[max(15rem,100svh-10.5rem)] w-auto max-w-full bg-night"
      style={{ backgroundColor: asset.colour }}
      width={asset.width}
      height={asset.height}
      poster={poster && `/media/${poster.name}`}
      aria-label={`${title}. ${altTexts[key]}`}
      preload="none"
      controls
      loop
      playsInline
    >
      {listFilms(key, asset).map(({ name, codec, width }) => (
        <source
          key={name}
          src={`/media/${name}`}
          type={describeFilmType(asset, codec)}
          media={width === phoneWidth ? "(width < 40rem)" : undefined}
        />
      ))}
      <track kind="captions" src={captions} srcLang="en" label={caseStudyWords.captions} />
    </video>
  );
}
