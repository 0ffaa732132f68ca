import type { Page } from "@playwright/test";
import { type FilmAsset, listFilms, type MediaAsset } from "../../content/media-asset.ts";
import { media } from "../../content/media.ts";
import { makeStereo, type Stereo } from "../../media/sound/core/signal.ts";
import { clickLimit, findFilmClick, listCuts } from "../../media/sound/find-film-click.ts";
import { endsLimit, measureEnds } from "../../media/sound/measure-ends.ts";
import { scores } from "../../media/sound/scores.ts";
import { holdApp, isHydrated, waitForHydration } from "./support/app-chunks.ts";
import { expect, moving, test } from "./support/fixtures.ts";

test.use(moving);

const pauseButton = (page: Page) => page.getByRole("button", { name: "Pause film" });
const playButton = (page: Page) => page.getByRole("button", { name: "Play film" });
const poster = (page: Page) => page.locator("[data-film] img").first();

const isPaused = (page: Page) =>
  page
    .locator("[data-film] video")
    .first()
    .evaluate((video: HTMLVideoElement) => video.paused);

/** Waits for the film to run on from where it is now. */
const waitForPlayback = (page: Page) =>
  page
    .locator("[data-film] video")
    .first()
    .evaluate(
      (video: HTMLVideoElement) =>
        new Promise<void>((done) => {
          const startedAt = video.currentTime;
          video.addEventListener("timeupdate", () => {
            if (!video.paused && video.currentTime !== startedAt) done();
          });
        }),
    );

function watchFilms(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".mp4")) films.push(pathname);
  });
  return films;
}

/** Whatever starts by itself after load has been asked for by then. */
async function settle(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  );
}

test("the film is asked for after its poster has painted, and plays", async ({ page }) => {
  const films = watchFilms(page);
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp4")) order.push("film asked for");
  });
  page.on("requestfinished", (request) => {
    if (/home-hero-.*\.avif$/.test(request.url())) order.push("poster there");
  });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/media/home-hero-*.avif", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(pauseButton(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(films).toEqual([]);

  release();
  await waitForPlayback(page);
  expect(order.slice(0, 2)).toEqual(["poster there", "film asked for"]);
  expect(films[0]).toContain("-1280-av1.");
  expect(await isHydrated(page)).toBe(false);
});

test("its button works before the app is there, and after", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/");
  await waitForPlayback(page);
  await pauseButton(page).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await playButton(page).click();
  await waitForPlayback(page);
  expect(await isHydrated(page)).toBe(false);

  await pauseButton(page).click();
  await release();
  await expect(playButton(page)).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await playButton(page).press("Enter");
  await waitForPlayback(page);
  await pauseButton(page).press("Space");
  await expect.poll(() => isPaused(page)).toBe(true);
});

test("the film rests while it is out of sight @long", async ({ page }) => {
  await page.goto("/");
  await waitForPlayback(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await waitForPlayback(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => isPaused(page)).toBe(true);
});

test("a film that the visitor paused stays paused on return @long", async ({ page }) => {
  await page.goto("/");
  await waitForPlayback(page);
  await pauseButton(page).click();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  expect(await isPaused(page)).toBe(true);
});

test("the film also plays on a page that the router brings", async ({ page }) => {
  await page.goto("/labs");
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await waitForPlayback(page);
  await pauseButton(page).click();
  await expect.poll(() => isPaused(page)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the film is a small one", async ({ page }) => {
    const films = watchFilms(page);
    await page.goto("/");
    await waitForPlayback(page);
    expect(new Set(films)).toEqual(new Set([expect.stringContaining("-640-av1.")]));
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the poster stands alone, until the visitor plays the film", async ({ page }) => {
    const films = watchFilms(page);
    await page.goto("/");
    await settle(page);
    await expect(poster(page)).toBeVisible();
    expect(films).toEqual([]);
    await playButton(page).click();
    await waitForPlayback(page);
  });
});

test("with save-data no film is fetched", async ({ page }) => {
  const films = watchFilms(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
  });
  await page.goto("/");
  await settle(page);
  await expect(playButton(page)).toBeVisible();
  expect(films).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the poster stands alone, with no button that does nothing", async ({ page }) => {
    const films = watchFilms(page);
    await page.goto("/");
    await expect(poster(page)).toBeVisible();
    await expect(pauseButton(page)).toHaveCount(0);
    await expect(playButton(page)).toHaveCount(0);
    expect(films).toEqual([]);
  });
});

test("every film of the hero can be played", async ({ page }) => {
  await page.goto("/verify");
  const films = listFilms("home-hero", media["home-hero"]);
  expect(films).not.toHaveLength(0);
  for (const film of films)
    await test.step(`${film.codec} at ${film.width}`, async () => {
      const shown = await page.evaluate(async (name) => {
        const video = document.createElement("video");
        video.muted = true;
        video.src = `/media/${name}`;
        await video.play();
        const seen = {
          width: video.videoWidth,
          height: video.videoHeight,
          seconds: video.duration,
        };
        video.pause();
        return seen;
      }, film.name);
      expect(shown).toMatchObject({ width: film.width, height: film.height });
      expect(shown.seconds).toBeCloseTo(media["home-hero"].seconds, 1);
    });
});

/** What the browser's own decoder makes of a film's sound, around the moments; silence elsewhere. */
async function hear(page: Page, address: string, moments: readonly number[]): Promise<Stereo> {
  const { length, parts } = await page.evaluate(
    async ([film, places]) => {
      const bytes = await (await fetch(film)).arrayBuffer();
      const sound = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(bytes);
      return {
        length: sound.length,
        parts: places.map((place) => {
          const from = Math.max(0, Math.round(place * 48_000) - 3000);
          const channels = [0, 1].map((channel) => [
            ...sound.getChannelData(channel).subarray(from, from + 6000),
          ]);
          return { from, channels };
        }),
      };
    },
    [address, moments] as const,
  );
  const heard = makeStereo(length);
  for (const { from, channels } of parts) {
    heard.left.set(channels[0] ?? [], from);
    heard.right.set(channels[1] ?? [], from);
  }
  return heard;
}

test("the sound of each film begins and ends in silence, and clicks at no cut @long", async ({
  page,
}) => {
  // Twelve films in two sizes, five of them told: each is decoded whole.
  test.setTimeout(240_000);
  await page.goto("/thank-you");
  const sounding = Object.entries<MediaAsset>(media).filter(
    (entry): entry is [string, FilmAsset] => "hasSound" in entry[1],
  );
  expect(sounding.length).toBeGreaterThanOrEqual(scores.length);
  for (const [key, asset] of sounding) {
    const moments = [0, ...(await listCuts(key)), asset.seconds];
    for (const { name } of listFilms(key, asset).filter(({ codec }) => codec === "av1")) {
      const heard = await hear(page, `/media/${name}`, moments);
      expect(heard.left.some((sample) => Math.abs(sample) > 0.001)).toBe(true);
      expect(await findFilmClick(key, heard, asset.seconds), name).toBeLessThan(clickLimit);
      expect(measureEnds(heard, asset.seconds), name).toBeLessThan(endsLimit);
    }
  }
});
