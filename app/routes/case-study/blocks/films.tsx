import type { BlockOf, CaseFilm } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";
import { OwnFilm } from "./own-film.tsx";
import { PlatformFilm } from "./platform-film.tsx";

const layouts = {
  wide: { list: "", sizes: "100vw" },
  upright: { list: "md:mx-auto md:max-w-[26rem]", sizes: "(width < 48rem) 100vw, 26rem" },
  trio: { list: "grid gap-8 sm:grid-cols-3 md:gap-[4vw]", sizes: "(width < 30rem) 100vw, 31vw" },
  pair: { list: "grid gap-x-8 gap-y-16", sizes: "100vw" },
} as const;

export function Films({ id, heading, layout, films }: BlockOf<"films">) {
  const { list, sizes } = layouts[layout];
  return (
    <section aria-labelledby={`${id}-heading`} className="bg-deep py-20 md:py-28">
      <div className="page-gutter">
        <BlockHeading id={id}>{heading}</BlockHeading>
        {/* The hero's button leads to the picture itself, all of it on one screen, and starts it (app/startup). */}
        <div id={id} className={`mt-10 md:mt-14 ${list}`}>
          {films.map((film, index) => (
            <FilmFigure
              key={film.title}
              film={film}
              sizes={sizes}
              isHungLower={isLower(layout, index)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Three upright frames in a row read as a strip unless the middle one hangs lower. */
function isLower(layout: keyof typeof layouts, index: number): boolean {
  return layout === "trio" && index === 1;
}

type FilmFigureProps = { film: CaseFilm; sizes: string; isHungLower: boolean };

function FilmFigure({ film, sizes, isHungLower }: FilmFigureProps) {
  return (
    <figure className={isHungLower ? "sm:mt-24" : undefined}>
      <CaseFilmFrame film={film} sizes={sizes} />
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <span>{film.title}</span>
        <span className="max-w-[60ch] text-mist">{film.caption}</span>
      </figcaption>
    </figure>
  );
}

function CaseFilmFrame({ film, sizes }: { film: CaseFilm; sizes: string }) {
  const { source, title } = film;
  if (source.kind === "own")
    return <OwnFilm asset={source.asset} captions={source.captions} title={title} />;
  return (
    <PlatformFilm
      platform={source.kind}
      id={source.id}
      poster={source.poster}
      title={title}
      sizes={sizes}
    />
  );
}
