import { servicesPage, serviceWords } from "../../../content/pages/services.ts";
import { services } from "../../../content/services.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** The title, and the five names as the way in: each with its own picture, behind its row or behind them all. */
export function ServicesOpening() {
  const { eyebrow, heading, standfirst } = servicesPage;
  return (
    <header className="services-opening page-gutter grid gap-x-8 pb-20 max-lg:content-start lg:min-h-[calc(100svh-4.5rem)] lg:grid-cols-12 lg:pb-[max(5rem,var(--banner-foot))]">
      <div className="pt-16 pb-14 max-lg:min-h-(--banner-screen) md:pt-24 lg:col-span-7 lg:pb-0">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-6 max-w-[16ch] text-display lg:text-opening-columns">{heading}</h1>
        <p className="mt-12 max-w-[40ch] text-lead text-mist lg:text-paper">{standfirst}</p>
      </div>
      <div className="lg:col-span-5 lg:self-end lg:pt-24">
        <nav aria-label={serviceWords.index}>
          <ul>
            {services.map(({ id, name, price, asset }, index) => (
              <li key={id} className="service-row border-t border-line last:border-b">
                <a
                  href={`#${id}`}
                  className="group flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4 no-underline max-lg:relative max-lg:min-h-36 max-lg:content-end"
                >
                  <Picture
                    asset={asset}
                    sizes="100vw"
                    priority={index === 0}
                    isDecorative
                    className="service-light"
                    imageClassName="h-full"
                  />
                  <span className="font-display text-lead transition-colors duration-300 ease-camera group-hover:text-amber">
                    {name}
                  </span>
                  <span className="text-label tracking-normal text-paper">{price}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
