import { servicesPage, serviceWords } from "../../../content/pages/services.ts";
import { services } from "../../../content/services.ts";

/** The title, and the five names as the way in. */
export function ServicesOpening() {
  const { eyebrow, heading, standfirst } = servicesPage;
  return (
    <header className="page-gutter grid gap-x-8 pb-20 max-lg:content-start lg:grid-cols-12 lg:pb-[max(7rem,var(--banner-foot))]">
      <div className="pt-16 pb-14 max-lg:min-h-(--banner-screen) md:pt-24 lg:col-span-7 lg:pb-0">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-6 max-w-[14ch] text-display lg:text-opening">{heading}</h1>
        <p className="mt-12 max-w-[40ch] text-lead text-mist">{standfirst}</p>
      </div>
      <div className="lg:col-span-5 lg:pt-24">
        <nav aria-label={serviceWords.index}>
          <ul>
            {services.map(({ id, name, price }) => (
              <li key={id} className="border-t border-line last:border-b">
                <a
                  href={`#${id}`}
                  className="group flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4 no-underline"
                >
                  <span className="font-display text-lead transition-colors duration-300 ease-camera group-hover:text-amber">
                    {name}
                  </span>
                  <span className="text-label tracking-normal text-mist">{price}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
