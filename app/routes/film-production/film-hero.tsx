import {
  filmBenefits,
  filmProductionPage,
  filmQuote,
  filmStats,
} from "../../../content/pages/film-production.ts";
import { QuoteForm } from "../../features/enquiry/quote-form.tsx";
import { FilmStatList } from "./film-stats.tsx";
import type { ReactNode } from "react";
import { filmRoot } from "../../ui/media/film-root.ts";
import { FilmScreen } from "../../ui/media/film-screen.tsx";
import { FilmToggle } from "../../ui/media/film-toggle.tsx";

/** The film, the promise, and the form: everything a visitor from an advertisement came for. */
export function FilmHero() {
  const { eyebrow, heading, standfirst } = filmProductionPage;
  return (
    <FilmGround>
      <header className="page-gutter grid min-h-[calc(100svh-4.5rem)] gap-x-[5vw] gap-y-14 pb-14 lg:grid-cols-[1fr_minmax(0,26rem)] lg:items-end lg:pt-8 lg:pb-[max(4rem,var(--banner-foot))]">
        <div className="pt-8 max-lg:min-h-(--banner-screen) md:pt-14 lg:pt-0">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-4 max-w-[12ch] text-display lg:text-opening">{heading}</h1>
          <p className="mt-6 max-w-[46ch] text-lead lg:text-subhead">{standfirst}</p>
          <ul className="mt-6 grid gap-2">
            {filmBenefits.items.slice(0, 3).map((benefit) => (
              <Benefit key={benefit}>{benefit}</Benefit>
            ))}
          </ul>
          <div className="mt-6 border-t border-paper/25 pt-4 md:mt-8 md:pt-6">
            <FilmStatList stats={filmStats.items.slice(0, 2)} />
          </div>
        </div>
        <section
          aria-labelledby="film-quote"
          className="border border-edge/60 bg-night/85 p-6 backdrop-blur-sm md:p-7"
        >
          <h2 id="film-quote" className="text-heading font-stretch-112%!">
            {filmQuote.heading}
          </h2>
          <p className="mt-2 mb-5 text-small text-mist">{filmQuote.note}</p>
          <QuoteForm labelledBy="film-quote" />
        </section>
      </header>
    </FilmGround>
  );
}

export function Benefit({ children }: { children: string }) {
  return (
    <li className="flex gap-4">
      <span aria-hidden="true" className="mt-[0.7em] h-px w-6 flex-none bg-amber" />
      {children}
    </li>
  );
}

function FilmGround({ children }: { children: ReactNode }) {
  return (
    <div {...filmRoot} className="film-hero relative isolate overflow-hidden">
      <FilmScreen
        asset="film-production-hero"
        priority
        sizes="(width < 48rem) 80svh, max(100vw, 178svh)"
        className="media-ground -z-10"
        imageClassName="object-[58%_40%] max-md:object-[50%_40%]"
      />
      {children}
      <FilmToggle className="absolute top-4 right-(--gutter)" />
    </div>
  );
}
