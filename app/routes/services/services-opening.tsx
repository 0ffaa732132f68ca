import { servicesPage, serviceWords } from "../../../content/pages/services.ts";
import { services } from "../../../content/services.ts";

/** The title, and the five names as the way in. */
export function ServicesOpening() {
  const { eyebrow, heading, standfirst } = servicesPage;
  return (
    <header className="page-gutter pt-16 pb-20 md:pt-24 md:pb-28">
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="mt-6 max-w-[14ch] text-display">{heading}</h1>
      <div className="mt-12 grid gap-x-8 gap-y-14 lg:mt-20 lg:grid-cols-12">
        <p className="max-w-[40ch] text-lead text-mist lg:col-span-4">{standfirst}</p>
        <nav aria-label={serviceWords.index} className="lg:col-span-7 lg:col-start-6">
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
