import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { holdApp, isHydrated } from "./support/app-chunks.ts";
import { expect, moving, test } from "./support/fixtures.ts";

/** Every prerendered page by the address it is read at. */
function listPages(): [address: string, html: string][] {
  const site = JSON.parse(readFileSync("build/site.json", "utf8")) as {
    files: Record<string, { file: string }>;
  };
  return Object.entries(site.files)
    .filter(([, { file }]) => file.endsWith(".html"))
    .map(([address, { file }]) => [address, readFileSync(`build/client/${file}`, "utf8")]);
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, "");

test("every link into its own page stays on it, and leads somewhere", () => {
  const astray: string[] = [];
  let checked = 0;
  for (const [address, html] of listPages()) {
    const here = new URL(address, "http://site.example");
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*? href="([^"]*#[^"]*)"/g)) {
      const { pathname, hash } = new URL(href, here);
      if (withoutSlash(pathname) !== here.pathname) continue;
      checked += 1;
      const isThere = hash === "#top" || html.includes(` id="${hash.slice(1)}"`);
      if (pathname !== here.pathname || !isThere) astray.push(`${address} → ${href}`);
    }
  }
  expect(checked).toBeGreaterThan(60);
  expect(astray).toEqual([]);
});

test.use(moving);

const player = (page: Page) => page.locator("video[controls]").first();
const isPlaying = (film: Locator) =>
  film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused);

/** The whole frame below the header, at rest. */
async function expectWholeFilm(page: Page) {
  const header = await page.getByRole("banner").boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  await expect(player(page)).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => (await player(page).boundingBox())?.y)
    .toBeGreaterThanOrEqual(below);
}

test.describe("on a small laptop, before the app is there", () => {
  test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: "reduce" } });

  test("the link to a film shows all of it and starts it; a press on the picture stops it @long", async ({
    page,
  }) => {
    test.slow();
    await holdApp(page);
    for (const [slug, label] of [
      ["forth-ports", "Watch the film"],
      ["vertical-video", "Watch it upright"],
      ["thoughtshot", "Watch all three"],
    ] as const)
      await test.step(slug, async () => {
        await page.goto(`/case-study/${slug}`);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.getByRole("link", { name: label }).click();
        await expectWholeFilm(page);
        await expect.poll(() => isPlaying(player(page))).toBe(true);
        await player(page).click({ position: { x: 120, y: 120 } });
        await expect.poll(() => isPaused(player(page))).toBe(true);
        await player(page).click({ position: { x: 120, y: 120 } });
        await expect.poll(() => isPaused(player(page))).toBe(false);
        expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
        expect(await isHydrated(page)).toBe(false);
      });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 667 }, hasTouch: true, isMobile: true });

  test("a tap plays and stops a film, and the link shows all of an upright one", async ({
    page,
  }) => {
    await page.goto("/case-study/vertical-video");
    await page.getByRole("link", { name: "Watch it upright" }).tap();
    await expectWholeFilm(page);
    await expect.poll(() => isPlaying(player(page))).toBe(true);
    await player(page).tap({ position: { x: 60, y: 60 } });
    await expect.poll(() => isPaused(player(page))).toBe(true);
    await player(page).tap({ position: { x: 60, y: 60 } });
    await expect.poll(() => isPaused(player(page))).toBe(false);
  });
});
