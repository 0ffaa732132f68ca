import type { Locator, Page } from "@playwright/test";
import { caseStudyWords } from "../../content/case-studies/words.ts";
import { interfaceWords } from "../../content/interface.ts";
import { waitForHydration } from "./support/app-chunks.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, moving, test } from "./support/fixtures.ts";

test.use(moving);

const { filmTroubles } = caseStudyWords;

const player = (page: Page) => page.locator("video[controls]").first();
const status = (page: Page) =>
  page
    .locator("figure")
    .filter({ has: player(page) })
    .getByRole("status");

const read = (film: Locator) =>
  film.evaluate((video: HTMLVideoElement) => ({
    at: video.currentTime,
    isPaused: video.paused,
    hasEnded: video.ended,
  }));
const isPaused = async (film: Locator) => (await read(film)).isPaused;

async function expectPlaying(film: Locator, after = 0) {
  await expect
    .poll(async () => {
      const { at, isPaused: isStopped } = await read(film);
      return !isStopped && at > after;
    })
    .toBe(true);
}

/** Opens the study with the app running and its film on the screen. */
async function openFilm(page: Page, slug: string): Promise<Locator> {
  await page.goto(`/case-study/${slug}`);
  await player(page).scrollIntoViewIfNeeded();
  await waitForHydration(page);
  return player(page);
}

const press = (film: Locator) => film.click({ position: { x: 60, y: 60 } });

for (const [slug, width, height] of [
  ["forth-ports", 1440, 900],
  ["vertical-video", 390, 844],
] as const)
  test(`${slug} at ${width}: a film has its size before it plays, and nothing below it moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const film = await openFilm(page, slug);
    const before = await film.boundingBox();
    const room = await page.locator("figure").filter({ has: film }).boundingBox();
    expect((before?.width ?? 0) / (room?.width ?? 1)).toBeGreaterThan(0.95);
    await press(film);
    await expectPlaying(film);
    expect(await film.boundingBox()).toEqual(before);
  });

test("the link to a film gives it the focus, so that Space stops it", async ({ page }) => {
  await page.goto("/case-study/forth-ports");
  const link = page.getByRole("link", { name: "Watch the film" });
  for (const _ of ["before the app is there", "after"]) {
    // At rest: in the middle of a glide, Chromium goes on to where that leads.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(player(page)).toBeFocused();
    await expect(player(page)).toHaveCSS("outline-style", "solid");
    await expectPlaying(player(page));
    await waitForHydration(page);
    await expect(player(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Space");
    await expect.poll(() => isPaused(player(page))).toBe(true);
    await expect(player(page)).toBeInViewport({ ratio: 1 });
  }
});

test("a told film ends on its card, and the link plays it from its beginning", async ({ page }) => {
  const film = await openFilm(page, "forth-ports");
  await press(film);
  await expectPlaying(film);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5;
  });
  await expect.poll(async () => (await read(film)).hasEnded).toBe(true);
  expect((await read(film)).at).toBeGreaterThan(25);

  await page.getByRole("link", { name: "Watch the film" }).click();
  await expectPlaying(film);
  expect((await read(film)).at).toBeLessThan(20);
});

test("a film that has left the screen stops, and only a press starts it again", async ({
  page,
}) => {
  const film = await openFilm(page, "thoughtshot");
  await press(film);
  await expectPlaying(film);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(film)).toBe(true);
  await film.scrollIntoViewIfNeeded();
  await expect(film).toBeInViewport();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  );
  expect(await isPaused(film)).toBe(true);
  await press(film);
  await expectPlaying(film);
});

test("captions are turned on and off beside the film, and are large enough on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".vtt")) asked.push(request.url());
  });
  const film = await openFilm(page, "rom-boys");
  const button = page.getByRole("button", { name: "Captions of Rom Boys, trailer" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  expect(asked).toEqual([]);

  const readMode = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await readMode()).toBe("showing");
  await press(film);
  await expectPlaying(film);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.activeCues?.length))
    .toBe(1);
  expect(asked).toHaveLength(1);
  await press(film);
  expect(await findViolations(page)).toEqual([]);

  // The browser's own menu says the same thing to the button.
  await film.evaluate((video: HTMLVideoElement) => {
    const track = video.textTracks[0];
    if (track) track.mode = "disabled";
  });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  const size = await film.evaluate((video) => getComputedStyle(video, "::cue").fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(14);
});

test.describe("where a film cannot be had", () => {
  test.use({ tolerate: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Media/ });

  test("the page says so when offline, and plays it once there is a connection", async ({
    page,
    context,
  }) => {
    const film = await openFilm(page, "forth-ports");
    await expect(status(page)).toHaveText("");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await press(film);
    await expect(status(page)).toHaveText(filmTroubles.offline);
    await context.setOffline(false);
    await expectPlaying(film);
    await expect(status(page)).toHaveText("");
  });

  test("a press asks for it again", async ({ page }) => {
    const film = await openFilm(page, "forth-ports");
    await page.route("**/*.mp4", (route) => route.abort());
    await press(film);
    await expect(status(page)).toHaveText(filmTroubles.failed);
    expect(await findViolations(page)).toEqual([]);
    await page.unroute("**/*.mp4");
    await page.getByRole("button", { name: interfaceWords.tryAgain }).press("Enter");
    await expectPlaying(film);
    await expect(film).toBeFocused();
    await expect(status(page)).toHaveText("");
  });

  test("a film that breaks off goes on from there", async ({ page }) => {
    const film = await openFilm(page, "forth-ports");
    await page.route("**/*.mp4", async (route) => {
      const { range: _, ...headers } = route.request().headers();
      const answer = await route.fetch({ headers });
      const body = await answer.body();
      body.fill(255, Math.floor(body.length / 4));
      await route.fulfill({ response: answer, body });
    });
    await press(film);
    await expect(status(page)).toHaveText(filmTroubles.failed, { timeout: 25_000 });
    await page.unroute("**/*.mp4");
    await press(film);
    await expectPlaying(film, 2);
    await expect(status(page)).toHaveText("");
  });
});
