import { filmBenefits } from "../../../content/pages/film-production.ts";
import { Benefit } from "./film-hero.tsx";

export function FilmBenefits() {
  return (
    <section aria-labelledby="film-benefits" className="page-gutter py-20 md:py-32">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="film-benefits" className="reveal-text text-title">
            {filmBenefits.heading}
          </h2>
          <p className="mt-6 max-w-[40ch] text-mist">{filmBenefits.experience}</p>
        </div>
        <ul className="grid content-start gap-5 text-lead lg:col-span-6 lg:col-start-7">
          {filmBenefits.items.map((benefit) => (
            <Benefit key={benefit}>{benefit}</Benefit>
          ))}
        </ul>
      </div>
    </section>
  );
}
