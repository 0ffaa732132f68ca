import { filmProductionPage } from "../../content/pages/film-production.ts";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { FilmQuote } from "./film-production/film-quote.tsx";
import { FilmServices } from "./film-production/film-services.tsx";

export const meta = () => pageMetadata(filmProductionPage);

export default function FilmProduction() {
  return (
    <PageMain>
      <PageHeader page={filmProductionPage} layout="low" />
      <FilmServices />
      <FilmQuote />
    </PageMain>
  );
}
