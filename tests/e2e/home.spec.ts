import type { Page } from "@playwright/test";
import { byTier } from "../../scripts/checks/tier.ts";
import { caseStudySlugs } from "../../content/case-studies/slugs.ts";
import { expect, moving, test } from "./support/fixtures.ts";

test.use(moving);

test("the hero keeps its promises @sized", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Book a consultation" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(main.getByRole("link", { name: "View our work" })).toHaveAttribute(
    "href",
    "/our-work",
  );
  await expect(main.getByRole("list", { name: "Industries" }).getByRole("listitem")).toHaveText([
    "TECH STARTUPS",
    "E-COMMERCE",
    "HEALTHCARE",
    "FINTECH",
  ]);

  await test.step("the page below it leads to all ten case studies, and states its price", async () => {
    const credits = main.getByRole("region", { name: /Ten stories/ });
    const addresses = await credits
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(addresses.slice(0, -1))).toEqual(
      new Set(caseStudySlugs.map((slug) => `/case-study/${slug}`)),
    );
    expect(addresses.at(-1)).toBe("/our-work");
    const price = main.getByRole("region", { name: /by the month/ });
    await expect(price).toContainText("£15,000");
    await expect(price).toContainText("exclude VAT");
  });

  await test.step("nothing covers the reel's heading, and the price stands on one line", () =>
    expectRoomAtEverySize(page));

  await test.step("a service of the reel opens at its own place", async () => {
    await main.getByRole("link", { name: "Film production" }).click();
    await expect(page).toHaveURL("/services#film-production");
    await expect(
      page.getByRole("heading", { name: "Film Production Reimagined" }),
    ).toBeInViewport();
  });
});

const allSizes = [
  [320, 640],
  [1100, 700],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const;
/** Where there is little time: a phone, and the laptop that leaves the least room. */
const sizes = byTier<readonly (readonly [number, number])[]>({
  short: allSizes.slice(0, 2),
  whole: allSizes,
});

async function expectRoomAtEverySize(page: Page): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const heading = await page.locator("#make").boundingBox();
    const frame = await page.locator(".reel-frame").first().boundingBox();
    expect(frame?.y, `${width} wide`).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
    const amount = page
      .getByRole("region", { name: /by the month/ })
      .getByText("£15,000", { exact: true });
    const room = await amount.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size;
      return { lines, left: element.clientWidth - words.getBoundingClientRect().width };
    });
    expect(room.lines, `${width} wide`).toBe(1);
    expect(room.left, `${width} wide`).toBeGreaterThan(0);
  }
}

test("a service's frame is on the screen while its words are", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const entries = page.locator(".reel-entry");
  const openFrame = /^inset\(0(px|%)/;
  for (const index of [1, 3]) {
    const entry = entries.nth(index);
    await entry
      .locator(".reel-words")
      .evaluate((words) => words.scrollIntoView({ block: "center" }));
    const frame = entry.locator(".reel-frame");
    await expect(frame).toBeInViewport({ ratio: 0.9 });
    await expect(frame).toHaveCSS("clip-path", openFrame);
    const nextFrame = entries.nth(index + 1).locator(".reel-frame");
    await expect(nextFrame).not.toHaveCSS("clip-path", openFrame);
  }
});

test("nothing on the page moves by itself while one scrolls @long", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number")
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + entry.value,
          );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 450) {
    await page.mouse.wheel(0, 450);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(0.05);
});
