import { filmProductionPage } from "../../../content/pages/film-production.ts";
import { Picture } from "../../components/media/picture.tsx";
import { PageHeader } from "../../components/page-header.tsx";

export function FilmHero() {
  return (
    <div className="film-hero relative isolate overflow-hidden">
      <Picture
        asset="service-film"
        priority
        sizes="(width < 48rem) 80svh, max(100vw, 178svh)"
        className="media-ground -z-10"
        imageClassName="object-[42%_40%]"
      />
      <PageHeader page={filmProductionPage} layout="low" />
    </div>
  );
}
