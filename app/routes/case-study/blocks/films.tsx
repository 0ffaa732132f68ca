import type { BlockOf, CaseFilm } from "../../../../content/case-studies/blocks.ts";
import { BlockHeading } from "./block-heading.tsx";
import { FilmCaption } from "./film-caption.tsx";
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
        <div className={`mt-10 md:mt-14 ${list}`}>
          {films.map((film, index) => (
            <figure key={film.title} className={isLower(layout, index) ? "sm:mt-24" : undefined}>
              <CaseFilmFrame id={index === 0 ? id : undefined} film={film} sizes={sizes} />
            </figure>
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

type CaseFilmFrameProps = {
  /** Where the hero's button leads: the first film itself, all of it on one screen. */
  id: string | undefined;
  film: CaseFilm;
  sizes: string;
};

function CaseFilmFrame({ id, film, sizes }: CaseFilmFrameProps) {
  const { source, title, caption } = film;
  if (source.kind === "own") return <OwnFilm id={id} {...source} title={title} caption={caption} />;
  return (
    <>
      <PlatformFilm
        frameId={id}
        platform={source.kind}
        id={source.id}
        poster={source.poster}
        title={title}
        sizes={sizes}
      />
      <FilmCaption title={title}>{caption}</FilmCaption>
    </>
  );
}
