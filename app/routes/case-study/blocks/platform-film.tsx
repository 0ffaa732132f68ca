import { useState } from "react";
import { caseStudyWords, platformNames } from "../../../../content/case-studies/words.ts";
import { platformAddress, type Platform } from "../../../../content/case-studies/platforms.ts";
import type { MediaKey } from "../../../../content/media.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { Button } from "../../../ui/button.tsx";

type PlatformFilmProps = {
  /** Of its place on the page. */
  frameId?: string | undefined;
  platform: Platform;
  id: string;
  poster: MediaKey;
  title: string;
  sizes: string;
};

/** The players keep their own settings, so they need their own origin; it is never ours. */
const playerPermissions = "allow-scripts allow-same-origin allow-presentation allow-popups";

/** Nothing is asked of the platform before the viewer has read what it will learn, and agreed. */
export function PlatformFilm({ frameId, platform, id, poster, title, sizes }: PlatformFilmProps) {
  const [isAgreed, setAgreed] = useState(false);
  const name = platformNames[platform];
  if (isAgreed) {
    return (
      <iframe
        id={frameId}
        src={platformAddress(platform, id)}
        title={title}
        className="block aspect-video w-full border-0"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox={playerPermissions}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div id={frameId} className="relative">
      <Picture asset={poster} sizes={sizes} />
      <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-4 bg-night/80 p-5">
        <Button onClick={() => setAgreed(true)}>{caseStudyWords.playOn(name)}</Button>
        <p className="max-w-[52ch] text-small text-mist">{caseStudyWords.platformConsent(name)}</p>
      </div>
    </div>
  );
}
