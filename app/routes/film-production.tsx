import { filmProductionPage } from "../../content/pages/film-production.ts";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";
import { FilmBenefits } from "./film-production/film-benefits.tsx";
import { FilmCall } from "./film-production/film-call.tsx";
import { FilmHero } from "./film-production/film-hero.tsx";
import { FilmServices } from "./film-production/film-services.tsx";
import { FilmStats } from "./film-production/film-stats.tsx";
import "../styles/pages/film-production.css";

export const meta = () => pageMetadata(filmProductionPage);

export default function FilmProduction() {
  return (
    <PageMain>
      <FilmHero />
      <FilmBenefits />
      <FilmServices />
      <FilmStats />
      <FilmCall />
    </PageMain>
  );
}
