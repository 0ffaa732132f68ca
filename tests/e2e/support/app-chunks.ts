import { expect, type CDPSession, type Page } from "@playwright/test";

const appChunks = "**/assets/entry.client-*.js";

/** Holds the app back until released: the time before hydration, for as long as a test needs it. */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(appChunks, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await waitForHydration(page);
  };
}

/** As after a deploy that took the old chunks away, on a train, or with a mistake in the app. */
export async function loseApp(page: Page, how: "missing" | "offline" | "broken"): Promise<void> {
  await page.route(appChunks, (route) => {
    if (how === "missing") return route.fulfill({ status: 404 });
    if (how === "offline") return route.abort("internetdisconnected");
    return route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken app')" });
  });
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page), { timeout: 10_000 }).toBe(true);
}

export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName("hydrated").length > 0);
}

/** A mid-range phone on a slow mobile network. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}
