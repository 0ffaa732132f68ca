import { afterPaint } from "./hydrate-on-interaction.ts";
import { isSavingData } from "./is-saving-data.ts";
import { listChunks } from "./load-app.ts";

/**
 * A page that has loaded still decodes and paints its first pictures, and a browser calls itself idle meanwhile: what is asked
 * for then takes line and processor from them.
 */
const delay = 1000;

/** Fetches the app without running it, so that the first tap need not wait for the network. */
export function prefetchWhenIdle() {
  if (!isSavingData()) afterPaint(fillCache);
}

/**
 * Not by `<link rel=prefetch>`: Safari has none, and Firefox holds it against the CSP's default-src. Each in a task of its own:
 * to ask for forty at once keeps a phone busy for a quarter of a second.
 */
function fillCache() {
  for (const chunk of listChunks())
    setTimeout(() => {
      fetch(chunk, { priority: "low" })
        .then((answer) => answer.text())
        // Whatever is missing is asked for again when it is needed, and told of then.
        .catch(() => {});
    }, delay);
}
