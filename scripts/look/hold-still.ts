import type { Page } from "@playwright/test";
import { drawTwoFrames } from "./settle.ts";

/** With less motion every change of every element takes a millisecond, and what begins to change while the picture is taken is caught. */
const sheet = `*, ::before, ::after {
  caret-color: transparent !important;
  content-visibility: visible !important;
  transition-property: none !important;
}`;

/**
 * Hides the caret, and ends what moves by the clock; what is endless stands at its beginning, what moves by the scroll
 * where it is. Whatever waits to be near the screen before it is drawn does not wait.
 */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const still = new CSSStyleSheet();
    still.replaceSync(rules);
    document.adoptedStyleSheets = [still];
    for (const film of document.querySelectorAll("video")) film.pause();
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  }, sheet);
  await drawTwoFrames(page);
}
