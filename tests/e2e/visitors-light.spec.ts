import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isHydrated } from "./support/app-chunks.ts";
import { picturedArguments } from "./support/chrome-arguments.ts";
import { sizeOfFiles } from "./support/compressed-size.ts";
import { findTestBrowser } from "../../scripts/find-chrome.ts";
import { expect, moving, test } from "./support/fixtures.ts";

// A processor draws what is meant for a graphics chip: slowly, so the page is small.
test.use({
  ...moving,
  viewport: { width: 1024, height: 640 },
  launchOptions: {
    executablePath: findTestBrowser() ?? "",
    args: [
      ...picturedArguments.filter((argument) => argument !== "--disable-gpu"),
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

const world = (page: Page) => page.locator("[data-film] canvas").first();

function watchForWorld(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/light-world-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function waitForFilm(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator("[data-film] video")
        .first()
        .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0),
    )
    .toBe(true);
}

/** From 0 to 1 across the first screen. */
async function pointAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x * 1024 - 20, y * 640, { steps: 2 });
  await page.mouse.move(x * 1024, y * 640, { steps: 2 });
}

/** The app runs, and whatever it wants to fetch when it has nothing else to do has been asked for. */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
  await pointAt(page, 0.5, 0.5);
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  await page.waitForLoadState("networkidle");
}

test("the world waits for a pointer over the film, and is small", async ({ page }) => {
  const asked = watchForWorld(page);
  await page.goto("/?light=patient");
  await waitForFilm(page);
  // The app starts by a key too, and the world does not.
  await page.keyboard.press("Shift");
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await pointAt(page, 0.5, 0.5);
  await expect.poll(() => asked.length).toBe(1);
  expect(sizeOfFiles([new URL(asked[0]!).pathname])).toBeLessThanOrEqual(25_000);
  const site = readFileSync("build/client/index.html", "utf8");
  expect(site).not.toContain("light-world-");
});

test("a processor is not asked to draw it, unless somebody wishes it @long", async ({ page }) => {
  const asked = watchForWorld(page);
  await page.goto("/");
  await waitForFilm(page);
  await pointAt(page, 0.5, 0.5);
  await settle(page);
  expect(asked).toEqual([]);
  await expect(world(page)).toHaveCount(0);
});

for (const reason of ["less movement", "fewer bytes"])
  test(`none of it is there for whoever asks for ${reason} @long`, async ({ page }) => {
    if (reason === "less movement") await page.emulateMedia({ reducedMotion: "reduce" });
    else
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
    const asked = watchForWorld(page);
    await page.goto("/?light=patient");
    await pointAt(page, 0.5, 0.5);
    await settle(page);
    expect(asked).toEqual([]);
    await expect(world(page)).toHaveCount(0);
  });

test("the film is back where frames come late @long", async ({ page }) => {
  const asked = watchForWorld(page);
  await page.goto("/?light=software");
  await waitForFilm(page);
  const late = page.evaluate(
    () =>
      new Promise<void>((done) => {
        new MutationObserver(() => {
          if (document.querySelector("[data-film] [data-light=late]")) done();
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-light"] });
      }),
  );
  await pointAt(page, 0.5, 0.5);
  await settle(page);
  await pointAt(page, 0.4, 0.5);
  await late;
  await expect(world(page)).toHaveCount(0);
  await waitForFilm(page);
  await pointAt(page, 0.6, 0.5);
  await expect(world(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

/** How bright the great screen is in each third, from left to right. */
async function readThirds(page: Page): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x: 350, y: 250, width: 420, height: 160 } });
  return page.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    context.drawImage(image, 0, 0);
    const width = Math.floor(image.width / 3);
    return [0, 1, 2].map((third) => {
      const { data } = context.getImageData(third * width, 0, width, image.height);
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) sum += data[i]! + data[i + 1]! + data[i + 2]!;
      return sum / (data.length / 4) / 3;
    });
  }, picture.toString("base64"));
}

test("the light is where the visitor points, until the film is paused @long", async ({ page }) => {
  // A processor draws it, which others may share.
  test.setTimeout(300_000);
  await page.goto("/?light=patient");
  await waitForFilm(page);
  // The first move starts the app, one that finds it running the world, and whoever comes to rest has the film again.
  const moveUntil = (x: number, y: number, isSo: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await pointAt(page, x, y);
          return isSo();
        },
        { timeout: 90_000, intervals: [2000] },
      )
      .toBe(true);
  await moveUntil(0.5, 0.5, async () => (await world(page).count()) === 1);
  const isShown = () => world(page).evaluate((canvas) => "shown" in canvas.dataset);
  await moveUntil(0.5, 0.5, isShown);

  const seen: number[][] = [];
  for (const x of [0.39, 0.54, 0.72]) {
    await pointAt(page, x, 0.6);
    await world(page).evaluate((canvas) => (canvas.dataset.light = ""));
    await moveUntil(x, 0.6, () =>
      world(page).evaluate((canvas) => canvas.dataset.light === "there"),
    );
    seen.push(await readThirds(page));
  }
  for (const third of [0, 1, 2]) {
    const brightness = seen.map((thirds) => thirds[third] ?? 0);
    expect(brightness.indexOf(Math.max(...brightness)), JSON.stringify(seen)).toBe(third);
  }

  await test.step("the film's own button stops it", async () => {
    await page.getByRole("button", { name: "Pause film" }).click();
    await expect(world(page)).not.toHaveAttribute("data-shown");
    await pointAt(page, 0.2, 0.5);
    await expect(world(page)).not.toHaveAttribute("data-shown");
    await page.getByRole("button", { name: "Play film" }).click();
    await waitForFilm(page);
    await moveUntil(0.5, 0.5, isShown);
  });

  await test.step("without its context there is the film", async () => {
    await world(page).evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    });
    await expect(world(page)).toHaveCount(0);
    await waitForFilm(page);
  });
});
