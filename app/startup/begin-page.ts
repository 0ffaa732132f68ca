import { answerPlayers } from "./answer-players.ts";
import { askForConsent } from "./ask-for-consent.ts";
import { logUnknownPath } from "./log-unknown-path.ts";
import { playFilms } from "./play-films.ts";
import { reloadOnMissingChunk } from "./reload-on-missing-chunk.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";

/** All that a page does by itself which becomes the app by itself. */
export function beginPage() {
  revealOnScroll();
  playFilms();
  answerPlayers();
  askForConsent();
  logUnknownPath();
  reloadOnMissingChunk();
}
