import { Link } from "react-router";
import { filmQuote } from "../../../content/pages/film-production.ts";
import { QuoteForm } from "../../components/enquiry/quote-form.tsx";

export function FilmQuote() {
  return (
    <section aria-labelledby="film-quote">
      <div className="page-gutter grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-32">
        <h2 id="film-quote" className="reveal-text text-title md:col-span-6">
          {filmQuote.heading}
        </h2>
        <div className="md:col-span-5 md:col-start-8">
          <p className="max-w-[44ch] text-mist">{filmQuote.note}</p>
          <div className="mt-10">
            <QuoteForm labelledBy="film-quote" />
          </div>
          <p className="mt-8">
            <Link
              to={filmQuote.portfolio.to}
              target="_blank"
              className="text-link inline-block py-1"
            >
              {filmQuote.portfolio.label} <span aria-hidden="true">↗</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
