import { Link } from "react-router";
import { home } from "../../../content/home.ts";
import { Picture } from "../../ui/media/picture.tsx";

const { heading, entries, action } = home.make;

/** The five services: one frame each, and beside it the words. */
export function ServiceReel() {
  return (
    <section aria-labelledby="make" className="page-gutter pb-[clamp(5rem,10vw,10rem)]">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-t border-line pt-8 pb-12 md:pb-16">
        <h2 id="make" className="reveal-text max-w-[20ch] text-title">
          {heading}
        </h2>
        <Link to={action.to} className="text-link py-2">
          {action.label}
        </Link>
      </div>
      <ol className="reel grid gap-16">
        {entries.map(({ id, to, title, text, asset }) => (
          <li
            key={id}
            className="reel-entry md:grid md:grid-cols-[7fr_5fr] md:items-center md:gap-x-[clamp(2rem,6vw,6rem)]"
          >
            <Picture
              asset={asset}
              sizes="(width < 64rem) 134vw, max(58vw, 82rem)"
              isDecorative
              className="reel-frame -mx-(--gutter) md:mr-0"
              imageClassName="aspect-[4/3]"
            />
            <div className="reel-words pt-6 md:pt-0">
              <h3 className="text-section leading-[1.12] lg:font-stretch-125%">
                <Link
                  to={to}
                  className="no-underline transition-colors duration-300 ease-camera hover:text-amber"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-5 max-w-[36ch] text-lead text-mist">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
