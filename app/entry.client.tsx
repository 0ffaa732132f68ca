import { followVisitSource } from "./features/enquiry/visit-source.ts";
import { hydrateApp } from "./startup/hydrate-app.tsx";
import { askForConsent } from "./startup/ask-for-consent.ts";
import { playFilms } from "./startup/play-films.ts";
import { revealOnScroll } from "./startup/reveal-on-scroll.ts";
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
