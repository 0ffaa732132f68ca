import { useEffect, useRef, useState } from "react";
import { altTexts } from "../../../../content/alt-texts.ts";
import { caseStudyWords } from "../../../../content/case-studies/words.ts";
import {
  endsOnCard,
  listFilms,
  listPictures,
  type FilmAsset,
} from "../../../../content/media-asset.ts";
import { media, type FilmKey } from "../../../../content/media.ts";
import { describeFilmType } from "../../../ui/media/film-types.ts";
import { CaptionsButton } from "./captions-button.tsx";
import { FilmCaption } from "./film-caption.tsx";
import { FilmTroubleLine } from "./film-trouble-line.tsx";
import { followTrouble, type FilmTrouble } from "./follow-trouble.ts";
import { pauseUnseen } from "./pause-unseen.ts";

type OwnFilmProps = {
  id: string | undefined;
  asset: FilmKey;
  captions: string;
  title: string;
  caption: string;
};

/** The browser's own player: it needs no script, answers the keyboard, and fetches nothing unasked. */
export function OwnFilm({ id, asset: key, captions, title, caption }: OwnFilmProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<FilmTrouble | null>(null);
  useEffect(() => {
    if (!player.current) return undefined;
    const ends = [followTrouble(player.current, setTrouble), pauseUnseen(player.current)];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  const tryAgain = () => {
    // The button goes with what it is there for.
    player.current?.focus();
    player.current?.play().catch(() => {
      // What is in the way is said again.
    });
  };

  const asset: FilmAsset = media[key];
  const poster = listPictures(key, asset).findLast(({ format }) => format === "webp");
  const [phoneWidth] = asset.filmWidths;
  const shape = asset.width / asset.height;
  return (
    <>
      <video
        ref={player}
        // The link that leads here starts it (app/startup), and the browser gives it the focus.
        id={id}
        className="block h-auto bg-night"
        style={{
          backgroundColor: asset.colour,
          // Its size whatever it shows, poster or film. Below the header and above the cookie banner there is room for
          // all of it, controls included.
          aspectRatio: shape,
          width: `min(100%, max(15rem, 100svh - 10.5rem) * ${shape})`,
        }}
        width={asset.width}
        height={asset.height}
        poster={poster && `/media/${poster.name}`}
        aria-label={`${title}. ${altTexts[key]}`}
        preload="none"
        controls
        loop={!endsOnCard(asset)}
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
      <FilmTroubleLine trouble={trouble} onTryAgain={tryAgain} />
      <FilmCaption title={title} control={<CaptionsButton player={player} title={title} />}>
        {caption}
      </FilmCaption>
    </>
  );
}
