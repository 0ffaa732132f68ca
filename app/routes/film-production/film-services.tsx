import { filmServices } from "../../../content/pages/film-production.ts";

/** Six frames on a contact sheet: the hairlines are the gaps between them. */
export function FilmServices() {
  return (
    <section aria-label={filmServices.label} className="border-y border-line">
      <ul className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
        {filmServices.items.map(({ title, description }) => (
          <li
            key={title}
            className="flex flex-col justify-end gap-4 bg-night px-(--gutter) py-12 lg:aspect-[2.39/1.5]"
          >
            <h2 className="text-heading lg:font-stretch-125%">{title}</h2>
            <p className="max-w-[38ch] text-mist">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
