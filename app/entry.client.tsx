import { followVisitSource } from "./enquiries/visit-source.ts";
import { hydrateApp } from "./hydration/hydrate-app.tsx";
import { askForConsent } from "./loader/ask-for-consent.ts";
import { playFilms } from "./loader/play-films.ts";
import { revealOnScroll } from "./loader/reveal-on-scroll.ts";
import { keepMailLink } from "./session/mail-link.ts";

keepMailLink();
hydrateApp(() => {
  followVisitSource();
  // The build inlines the loader into every page; in development there is none.
  if (!import.meta.env.DEV) return;
  revealOnScroll();
  playFilms();
  askForConsent();
});
