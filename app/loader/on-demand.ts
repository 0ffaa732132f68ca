/** Inlined into every page that waits for a person. The whole budget: 1.9 kB, brotli. */
import { askForConsent } from "./ask-for-consent.ts";
import { logUnknownPath } from "./log-unknown-path.ts";
import { playFilms } from "./play-films.ts";
import { prefetchWhenIdle } from "./prefetch-when-idle.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";
import { wakeOnPerson } from "./wake-on-person.ts";

revealOnScroll();
playFilms();
askForConsent();
logUnknownPath();
wakeOnPerson();
prefetchWhenIdle();
