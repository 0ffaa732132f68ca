import type { CaseFilm } from "../../../../content/case-studies/blocks.ts";
import { Picture } from "../../../components/media/picture.tsx";
import { OwnFilm } from "./own-film.tsx";
import { PlatformFilm } from "./platform-film.tsx";

export function CaseFilmFrame({ film, sizes }: { film: CaseFilm; sizes: string }) {
  const { source, title } = film;
  switch (source.kind) {
    case "own":
      return <OwnFilm asset={source.asset} captions={source.captions} title={title} />;
    case "still":
      return <Picture asset={source.asset} sizes={sizes} />;
    default:
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
}
