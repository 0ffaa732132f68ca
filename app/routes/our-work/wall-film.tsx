import { useEffect, useRef, useState } from "react";
import { type FilmAsset, listFilms } from "../../../content/media-asset.ts";
import { media } from "../../../content/media.ts";
import type { FilmOnWall } from "../../../content/pages/our-work.ts";
import { cx } from "../../ui/cx.ts";
import { describeFilmType } from "../../ui/media/film-types.ts";

type WallFilmProps = { shown: FilmOnWall; isPaused: boolean };

/** The smallest of its files, muted, over the picture of the panel that is in front. */
export function WallFilm({ shown: { film: key, part }, isPaused }: WallFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [isSeen, setSeen] = useState(false);
  const asset: FilmAsset = media[key];
  const [width] = asset.filmWidths;
  useEffect(() => {
    if (isPaused) film.current?.pause();
    // A browser that will not play it shows the picture, as before.
    else film.current?.play().catch(() => {});
  }, [isPaused]);

  const begin = (video: HTMLVideoElement) => {
    if (part) video.currentTime = part.from;
  };
  const stayInPart = (video: HTMLVideoElement) => {
    if (part && video.currentTime >= part.to) begin(video);
  };
  return (
    <video
      ref={film}
      className={cx(
        "absolute inset-0 size-full object-cover transition-opacity duration-900 ease-camera",
        isSeen ? "opacity-100" : "opacity-0",
      )}
      width={asset.width}
      height={asset.height}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      aria-hidden="true"
      onLoadedMetadata={({ currentTarget }) => begin(currentTarget)}
      onTimeUpdate={({ currentTarget }) => stayInPart(currentTarget)}
      onPlaying={() => setSeen(true)}
    >
      {listFilms(key, asset)
        .filter((file) => file.width === width)
        .map(({ name, codec }) => (
          <source key={name} src={`/media/${name}`} type={describeFilmType(asset, codec)} />
        ))}
    </video>
  );
}
