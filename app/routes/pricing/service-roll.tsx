import { Link } from "react-router";
import { categoriesIntro } from "../../../content/pages/pricing.ts";
import { serviceCategories } from "../../../content/pricing.ts";

const row =
  "grid gap-x-10 gap-y-3 md:grid-cols-[1.15fr_1fr] print:grid-cols-[5cm_1fr] print:gap-[5mm]";

/** Set like the credits of a film: names to one side of an axis, what they stand for to the other. */
export function ServiceRoll() {
  const { heading, items } = serviceCategories;
  return (
    <section aria-labelledby="categories" className="border-t border-line bg-deep">
      <div className="page-gutter py-20 md:py-36">
        <div className={row}>
          <h2
            id="categories"
            className="text-heading text-balance md:text-right lg:font-stretch-118% lg:tracking-normal"
          >
            {heading}
          </h2>
          <p className="max-w-[38ch] text-mist">{categoriesIntro}</p>
        </div>
        <ul className="mt-12 grid gap-10 md:mt-20 md:gap-12 print:gap-[1.5mm]">
          {items.map(({ name, line, to }) => (
            <li
              key={name}
              className={`scroll-arrive [--dim:0.75] [--from:translateY(2.5rem)] [--range:entry_0%_cover_34%] ${row}`}
            >
              <h3 className="text-title text-balance md:text-right">
                <Link
                  to={to}
                  className="no-underline transition-colors duration-300 ease-camera hover:text-amber-bright"
                >
                  {name}
                </Link>
              </h3>
              <p className="max-w-[38ch] text-mist md:pt-2">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
