import { filmProductionPage } from "../../../content/pages/film-production.ts";
import { filmRoot } from "../../components/media/film-root.ts";
import { FilmScreen } from "../../components/media/film-screen.tsx";
import { FilmToggle } from "../../components/media/film-toggle.tsx";
import { PageHeader } from "../../components/page-header.tsx";

export function FilmHero() {
  return (
    <div {...filmRoot} className="film-hero relative isolate overflow-hidden">
      <FilmScreen
        asset="film-production-hero"
        priority
        sizes="(width < 48rem) 80svh, max(100vw, 178svh)"
        // Drawn up, so that the crew works above the headline and only the floor's light is behind it.
        className="media-ground -z-10 -translate-y-1/3 mask-b-from-60%"
        imageClassName="object-[58%_40%] max-md:object-[50%_40%]"
      />
      <PageHeader page={filmProductionPage} layout="low">
        <FilmToggle />
      </PageHeader>
    </div>
  );
}
