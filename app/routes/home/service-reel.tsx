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
      <ol className="reel">
        {entries.map(({ id, to, title, text, asset }) => (
          <li key={id} className="reel-entry">
            <Picture
              asset={asset}
              sizes="(width < 64rem) 134vw, max(58vw, 82rem)"
              isDecorative
              className="reel-frame"
            />
            <div className="reel-words">
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
