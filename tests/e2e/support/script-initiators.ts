import type { Page } from "@playwright/test";

/** Which scripts came how: "fetch" is kept and not run. */
export const scriptInitiators = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ initiatorType }) => initiatorType),
  );
