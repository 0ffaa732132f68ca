import type { CaseFilm } from "../../../../content/case-studies/blocks.ts";
import { OwnFilm } from "./own-film.tsx";
import { PlatformFilm } from "./platform-film.tsx";

export function CaseFilmFrame({ film, sizes }: { film: CaseFilm; sizes: string }) {
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
