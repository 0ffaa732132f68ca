import { answerPlayers } from "./answer-players.ts";
import { askForConsent } from "./ask-for-consent.ts";
import { logUnknownPath } from "./log-unknown-path.ts";
import { playFilms } from "./play-films.ts";
import { prefetchWhenIdle } from "./prefetch-when-idle.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";
import { hydrateOnInteraction } from "./hydrate-on-interaction.ts";

/** All that a prerendered page does by itself; what is returned starts the app. */
export function waitForPerson(): () => void {
  revealOnScroll();
  playFilms();
  answerPlayers();
  askForConsent();
  logUnknownPath();
  prefetchWhenIdle();
  return hydrateOnInteraction();
}
