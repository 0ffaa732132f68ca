import { filmCall } from "../../../content/pages/film-production.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

export function FilmCall() {
  return (
    <section aria-labelledby="film-call" className="page-gutter py-24 md:py-40">
      <h2 id="film-call" className="reveal-text max-w-[18ch] text-title">
        {filmCall.heading}
      </h2>
      <div className="mt-12 flex flex-wrap gap-4">
        <ButtonLink to={filmCall.quote.to} size="large">
          {filmCall.quote.label}
        </ButtonLink>
        <ButtonLink to={filmCall.portfolio.to} newTab variant="secondary" size="large">
          {filmCall.portfolio.label}
        </ButtonLink>
      </div>
    </section>
  );
}
