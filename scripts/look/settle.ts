import type { Page } from "@playwright/test";

/** Waits until everything is there that will come by itself: the app, rows, fonts, pictures far below the fold too. */
export async function settle(page: Page, untilQuiet: () => Promise<void>): Promise<void> {
  // What came may have asked for more.
  do {
    await page.waitForFunction(isAtRest);
    await drawTwoFrames(page);
    await untilQuiet();
  } while (!(await page.evaluate(isAtRest)));
  // One that cannot be had is shown as such.
  await page.evaluate(() =>
    Promise.all(Array.from(document.images, (each) => each.decode().catch(() => undefined))),
  );
}

export function drawTwoFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** Runs in the page. */
function isAtRest(): boolean {
  const seen = <T extends Element>(elements: Iterable<T>) =>
    Array.from(elements).filter((each) => each.checkVisibility());
  for (const picture of document.images) picture.loading = "eager";
  // The app runs, or waits for a person.
  const isAwake =
    "takeOverFromLoader" in window || performance.getEntriesByName("hydrated").length > 0;
  // Some wait until they are seen.
  const busy = seen(document.querySelectorAll("[aria-busy=true]"));
  busy[0]?.scrollIntoView();
  const films = seen(document.querySelectorAll<HTMLVideoElement>("video[src]:not([preload=none])"));
  return (
    isAwake &&
    document.fonts.status === "loaded" &&
    busy.length === 0 &&
    seen(document.images).every((picture) => picture.complete) &&
    films.every((film) => film.readyState >= 2)
  );
}
