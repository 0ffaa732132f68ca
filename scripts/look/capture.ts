import type { Page } from "@playwright/test";

/** The page as a PNG: all of it, or what the screen shows. Written fast rather than small, which takes a third of the time. */
export async function capture(page: Page, isScreen: boolean): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { cssContentSize } = await devtools.send("Page.getLayoutMetrics");
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      ...(!isScreen && { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } }),
    });
    return Buffer.from(data, "base64");
  } finally {
    await devtools.detach();
  }
}
