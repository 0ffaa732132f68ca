import { afterPaint } from "./hydrate-on-interaction.ts";
import { isSavingData } from "./is-saving-data.ts";
import { listChunks } from "./load-app.ts";

/** Fetches the app without running it, so that the first tap need not wait for the network. */
export function prefetchWhenIdle() {
  if (isSavingData()) return;
  // Idle comes before the first picture where that is still being painted, and shares its line.
  afterPaint(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => listChunks().forEach(fillCache));
  });
}

/** Not `<link rel=prefetch>`: Safari has none, and Firefox holds it against the CSP's default-src. */
function fillCache(chunk: string) {
  fetch(chunk)
    .then((answer) => answer.text())
    // Whatever is missing is asked for again when it is needed, and told of then.
    .catch(() => {});
}
