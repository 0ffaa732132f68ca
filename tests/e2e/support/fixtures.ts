import { test as base, expect } from "@playwright/test";
import { hydrationAppUrl, productUrl } from "./site-urls.ts";
import { watchForTrouble } from "./watch-for-trouble.ts";
import { workerFixtures, type WorkerFixtures } from "./worker-fixtures.ts";

type Options = {
  /** Trouble a test causes on purpose; anything else fails it. */
  tolerate: RegExp | null;
  /** One more origin that counts as the product's. */
  ownOrigin: string;
  /** Most visitors have answered the cookie banner before; for the others it comes a second late. */
  hasAnsweredCookies: boolean;
};

/** The headless shell reports a pointer in the corner of every page it opens, which to the site is a sign of a person. */
function ignorePointerOfNobody() {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener("pointermove", ignore, true);
}

export const test = base.extend<Options & { trouble: string[] }, WorkerFixtures>({
  ...workerFixtures,
  baseURL: productUrl,
  tolerate: [null, { option: true }],
  ownOrigin: [productUrl, { option: true }],
  hasAnsweredCookies: [true, { option: true }],
  context: async ({ context, hasAnsweredCookies }, use) => {
    if (hasAnsweredCookies)
      await context.addInitScript(() => {
        // Blank pages and sandboxes have no storage.
        if (location.protocol === "http:") localStorage.cookieConsent ??= "declined";
      });
    await context.addInitScript(ignorePointerOfNobody);
    await use(context);
  },
  trouble: [
    async ({ context, tolerate, ownOrigin }, use) => {
      const trouble = watchForTrouble(context, [productUrl, hydrationAppUrl, ownOrigin]);
      await use(trouble);
      expect(trouble.filter((line) => !tolerate?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests of what moves; elsewhere the configuration holds everything still. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

export { expect, hydrationAppUrl, productUrl };
