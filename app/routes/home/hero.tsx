import { home } from "../../../content/home.ts";
import { filmRoot } from "../../ui/media/film-root.ts";
import { FilmScreen } from "../../ui/media/film-screen.tsx";
import { FilmToggle } from "../../ui/media/film-toggle.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

const { headline, standfirst, actions, industries, industriesLabel } = home.hero;

export function Hero() {
  return (
    <section
      {...filmRoot}
      className="home-hero relative isolate flex flex-col overflow-hidden pb-(--banner-foot)"
    >
      <FilmScreen
        asset="home-hero"
        priority
        // Upright screens show the middle of a far wider picture; in its fog a smaller file does not show.
        sizes="(width < 48rem) 80svh, max(100vw, 178svh)"
        className="media-ground -z-10 max-md:h-[78%]"
        imageClassName="object-[45%_50%] max-md:object-[44%_100%]"
      />
      <div className="page-gutter flex flex-1 flex-col justify-between pt-[clamp(2.5rem,9svh,6rem)] pb-8">
        <h1 className="text-hero">
          {headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <div className="mt-[clamp(6rem,100svh-36.5rem-var(--banner-foot),12rem)] flex flex-col gap-8 md:mt-24 lg:flex-row lg:items-end lg:justify-between">
          <p className="max-w-[38ch] text-lead">{standfirst}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-4">
            <ButtonLink to={actions[0].to} size="large">
              {actions[0].label}
            </ButtonLink>
            <ButtonLink to={actions[1].to} variant="secondary" size="large">
              {actions[1].label}
            </ButtonLink>
            <FilmToggle className="ml-auto self-center" />
          </div>
        </div>
      </div>
      <ul
        aria-label={industriesLabel}
        className="page-gutter flex flex-wrap gap-x-10 gap-y-2 border-t border-paper/20 py-5 text-label text-paper lg:justify-between"
      >
        {industries.map((industry) => (
          <li key={industry}>{industry}</li>
        ))}
      </ul>
    </section>
  );
}
