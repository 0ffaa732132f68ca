import type { CaseFilm } from "../../../../content/case-studies/blocks.ts";
import { OwnFilm } from "./own-film.tsx";
import { PlatformFilm } from "./platform-film.tsx";

export function CaseFilmFrame({ film, sizes }: { film: CaseFilm; sizes: string }) {
  const { source, title } = film;
  return source.kind === "own" ? (
    <OwnFilm asset={source.asset} captions={source.captions} title={title} />
  ) : (
    <PlatformFilm
      platform={source.kind}
      id={source.id}
      poster={source.poster}
      title={title}
      sizes={sizes}
    />
  );
}
