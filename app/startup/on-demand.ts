/** Inlined into every page that waits for a person. The whole budget: 2.2 kB, brotli. */
import { answerPlayers } from "./answer-players.ts";
import { askForConsent } from "./ask-for-consent.ts";
import { logUnknownPath } from "./log-unknown-path.ts";
import { playFilms } from "./play-films.ts";
import { prefetchWhenIdle } from "./prefetch-when-idle.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";
import { hydrateOnInteraction } from "./hydrate-on-interaction.ts";

revealOnScroll();
playFilms();
answerPlayers();
askForConsent();
logUnknownPath();
hydrateOnInteraction();
prefetchWhenIdle();
