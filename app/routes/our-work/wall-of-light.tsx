import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { caseStudyCards, type CaseStudyCard } from "../../../content/case-studies/cards.ts";
import { ourWorkPage, ourWorkWall, wallFilms } from "../../../content/pages/our-work.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { useWall } from "./use-wall.ts";
import { WallFilm } from "./wall-film.tsx";

/**
 * Ten works on the inside of a ring, which the page's own scrolling turns (app/styles/pages/our-work.css);
 * where nothing may move, the same ten as a wall that stands. Its pictures are for the pointer: the list
 * below names and describes each, for everybody.
 */
export function WallOfLight() {
  const wall = useRef<HTMLElement>(null);
  const { front, mayPlay } = useWall(wall, caseStudyCards.length);
  const [isPaused, setPaused] = useState(false);
  const { eyebrow, heading, standfirst } = ourWorkPage;
  return (
    <header ref={wall} className="wall">
      <div className="wall-stage">
        <ul aria-hidden="true" className="wall-ring">
          {caseStudyCards.map((card, index) => (
            <li key={card.slug} className="wall-panel" style={{ "--at": index }}>
              <WallPanel
                card={card}
                isFirst={index === 0}
                isPlaying={mayPlay && front === index}
                isPaused={isPaused}
              />
            </li>
          ))}
        </ul>
        <div className="wall-words page-gutter">
          <p className="eyebrow">{eyebrow}</p>
          <div className="mt-4 grid items-end gap-x-12 gap-y-5 lg:grid-cols-12">
            <h1 className="max-w-[24ch] text-title lg:col-span-8">{heading}</h1>
            <p className="max-w-[44ch] text-mist max-md:text-small lg:col-span-4 lg:pb-2">
              {standfirst}
            </p>
          </div>
          <div className="wall-hint mt-5 flex min-h-11 items-center justify-between gap-6 text-small text-mist">
            <p className="max-md:invisible">{ourWorkWall.hint}</p>
            {mayPlay && (
              <IconButton
                label={isPaused ? ourWorkWall.play : ourWorkWall.pause}
                icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
                onClick={() => setPaused(!isPaused)}
              />
            )}
          </div>
        </div>
      </div>
    </header>
  );
}

type WallPanelProps = {
  card: CaseStudyCard;
  isFirst: boolean;
  isPlaying: boolean;
  isPaused: boolean;
};

function WallPanel({
  card: { slug, to, title, image },
  isFirst,
  isPlaying,
  isPaused,
}: WallPanelProps) {
  const shown = wallFilms[slug];
  return (
    <Link to={to} tabIndex={-1} className="wall-light group/light no-underline">
      <Picture
        asset={image}
        sizes="(width < 48rem) 70vw, 40vw"
        priority={isFirst}
        isDecorative
        className="block h-full"
        imageClassName="h-full"
      />
      {shown && isPlaying && <WallFilm shown={shown} isPaused={isPaused} />}
      <span className="wall-title text-small transition-colors duration-300 group-hover/light:text-amber-bright">
        {title}
      </span>
    </Link>
  );
}
