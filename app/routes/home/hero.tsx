import { useRef } from "react";
import { home } from "../../../content/home.ts";
import { filmRoot } from "../../ui/media/film-root.ts";
import { FilmScreen } from "../../ui/media/film-screen.tsx";
import { FilmToggle } from "../../ui/media/film-toggle.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useVisitorsLight } from "./light/use-visitors-light.ts";

const { headline, standfirst, actions, industries, industriesLabel } = home.hero;

// The dark comes with the words, wherever they stand in the picture.
const words = "relative text-shadow-[0_0_0.4em_--alpha(var(--color-night)/55%)]";
const dark = "before:absolute before:-inset-x-[50vw] before:-z-5";
const headlineShade =
  "before:-top-40 before:-bottom-[0.4em] before:bg-[linear-gradient(in_srgb,--alpha(var(--color-night)/62%),--alpha(var(--color-night)/50%)_calc(100%-0.6em),transparent)]";
const standfirstShade =
  "before:-top-10 before:-bottom-[100svh] before:bg-[linear-gradient(in_srgb,transparent,--alpha(var(--color-night)/64%)_2.5rem,--alpha(var(--color-night)/94%)_8rem)] lg:before:hidden";
const wideShade =
  "lg:after:absolute lg:after:inset-0 lg:after:-z-5 lg:after:bg-[radial-gradient(56%_40%_at_14%_76%_in_srgb,--alpha(var(--color-night)/80%),--alpha(var(--color-night)/62%)_55%,transparent),linear-gradient(in_srgb,transparent_48%,--alpha(var(--color-night)/88%))] print:after:hidden";

export function Hero() {
  const film = useRef<HTMLElement>(null);
  useVisitorsLight(film);
  return (
    <section
      ref={film}
      {...filmRoot}
      className={`relative isolate flex min-h-[calc(100svh-4.5rem)] flex-col overflow-hidden pb-(--banner-foot) ${wideShade}`}
    >
      <FilmScreen
        asset="home-hero"
        priority
        // Upright screens show the middle of a far wider picture; in its fog a smaller file does not show.
        sizes="(width < 48rem) 80svh, max(100vw, 178svh)"
        // The screen in the picture stands below the headline, not behind it.
        className="media-ground -z-10 max-md:h-[78%] md:top-20 md:-bottom-20 md:mask-[linear-gradient(transparent,black_9rem)]"
        imageClassName="object-[45%_50%] max-md:object-[44%_100%]"
      />
      <div className="page-gutter flex flex-1 flex-col justify-between pt-[clamp(2.5rem,9svh,6rem)] pb-8">
        <h1 className={`text-hero ${words} ${dark} ${headlineShade}`}>
          {headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <div className="mt-[clamp(6rem,100svh-36.5rem-var(--banner-foot),12rem)] flex flex-col gap-8 md:mt-24 lg:flex-row lg:items-end lg:justify-between">
          <p className={`max-w-[38ch] text-lead ${words} ${dark} ${standfirstShade}`}>
            {standfirst}
          </p>
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
