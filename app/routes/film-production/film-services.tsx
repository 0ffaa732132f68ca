import { filmServices } from "../../../content/pages/film-production.ts";

/** Six frames on a contact sheet: the hairlines are the gaps between them. */
export function FilmServices() {
  return (
    <section aria-labelledby="film-services" className="border-b border-line">
      <h2 id="film-services" className="page-gutter reveal-text pb-12 text-title">
        {filmServices.heading}
      </h2>
      <ul className="grid gap-px border-t border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {filmServices.items.map(({ title, description, benefits }) => (
          <li key={title} className="flex flex-col bg-night px-(--gutter) py-12">
            <h3 className="text-heading lg:font-stretch-125%">{title}</h3>
            <p className="mt-4 max-w-[38ch] text-mist">{description}</p>
            <ul className="mt-auto grid gap-2 pt-10 text-small">
              {benefits.map((benefit) => (
                <li key={benefit} className="border-t border-line pt-2">
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
