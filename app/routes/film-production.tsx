import { filmProductionPage } from "../../content/pages/film-production.ts";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { FilmHero } from "./film-production/film-hero.tsx";
import { FilmQuote } from "./film-production/film-quote.tsx";
import { FilmServices } from "./film-production/film-services.tsx";

export const meta = () => pageMetadata(filmProductionPage);

export default function FilmProduction() {
  return (
    <PageMain>
      <FilmHero />
      <FilmServices />
      <FilmQuote />
    </PageMain>
  );
}
