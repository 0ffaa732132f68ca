import type { Page } from "@playwright/test";
import { waitForHydration } from "./support/app-chunks.ts";
import { expect, moving, test } from "./support/fixtures.ts";

test.use(moving);

const slugs = [
  "ai-movies",
  "profitflow",
  "human-factor",
  "thoughtshot",
  "vertical-video",
  "drone-imagery",
  "forth-ports",
  "port-storm",
  "rom-boys",
  "ai-lifestyle",
];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("three figures and ten cards lead to their studies, and can be narrowed down", async ({
    page,
  }) => {
    await page.goto("/our-work");
    const figures = page.getByRole("region", { name: "Three figures" }).getByRole("link");
    await expect(figures).toHaveCount(3);
    for (const figure of await figures.all())
      await expect(figure).toHaveAttribute("href", /^\/case-study\//);

    const wall = page.getByRole("region", { name: "Case studies" });
    const cards = wall.getByRole("article");
    await expect(cards).toHaveCount(10);
    for (const [index, slug] of slugs.entries()) {
      await expect(cards.nth(index).getByRole("link")).toHaveAttribute(
        "href",
        `/case-study/${slug}`,
      );
      await expect(cards.nth(index).locator("img")).toHaveCount(1);
    }
    await wall.getByRole("radio", { name: /Vertical/ }).check({ force: true });
    await expect(cards.filter({ visible: true })).toHaveCount(2);
    await wall.getByRole("radio", { name: /All work/ }).check({ force: true });
    await expect(cards.filter({ visible: true })).toHaveCount(10);
  });
});

test.describe("the wall of the opening", () => {
  const ring = (page: Page) => page.locator(".wall-ring");
  const front = (page: Page) =>
    ring(page).evaluate((list) => {
      const [middle, level] = [innerWidth / 2, list.getBoundingClientRect().top];
      const seen = document.elementsFromPoint(middle, Math.max(level, innerHeight * 0.35));
      return seen.find((element) => element.matches(".wall-light"))?.getAttribute("href");
    });

  test("turns with the page, plays the film in front, muted, and stops it on request", async ({
    page,
  }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".mp4")) films.push(request.url());
    });
    await page.goto("/our-work");
    await page.waitForLoadState("networkidle");
    expect(films).toEqual([]);
    await expect.poll(() => front(page)).toBe("/case-study/ai-movies");

    await page.mouse.move(5, 5, { steps: 2 });
    await waitForHydration(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => front(page)).toBe("/case-study/profitflow");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => front(page)).toBe("/case-study/human-factor");
    const film = ring(page).locator("video");
    await expect(film).toHaveCount(1);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.getByRole("button", { name: "Pause the films" }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => front(page)).toBe("/case-study/profitflow");
  });

  test("turns at the very first arrow key, which brings the app", async ({ page }) => {
    await page.goto("/our-work");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => front(page)).toBe("/case-study/profitflow");
  });

  test.describe("under a finger", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("turns by a swipe to either side, and by no other", async ({ page }) => {
      await page.goto("/our-work");
      const touch = await page.context().newCDPSession(page);
      const swipe = async (across: number, down: number) => {
        const at = (part: number) => [{ x: 195 + across * part, y: 300 + down * part }];
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
        for (const part of [0.3, 0.7, 1])
          await touch.send("Input.dispatchTouchEvent", {
            type: "touchMove",
            touchPoints: at(part),
          });
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      };
      await page.touchscreen.tap(20, 830);
      await waitForHydration(page);
      await swipe(-120, 10);
      await expect.poll(() => front(page)).toBe("/case-study/profitflow");
      await swipe(120, 10);
      await expect.poll(() => front(page)).toBe("/case-study/ai-movies");
      await swipe(-20, 0);
      expect(await front(page)).toBe("/case-study/ai-movies");
    });
  });

  test("stands still under reduced motion, all ten in sight of each other", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/our-work");
    await page.mouse.move(5, 5, { steps: 2 });
    await waitForHydration(page);
    expect(await ring(page).evaluate((list) => getComputedStyle(list).animationName)).toBe("none");
    await expect(ring(page).locator("a").filter({ visible: true })).toHaveCount(10);
    await expect(ring(page).locator("video")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Pause the films" })).toHaveCount(0);
  });
});

test("the marks can be stopped", async ({ page }) => {
  await page.goto("/our-work");
  const row = page
    .getByRole("region", { name: "Who we have worked for" })
    .getByRole("list")
    .first();
  const playState = () => row.evaluate((list) => getComputedStyle(list).animationPlayState);
  expect(await playState()).toBe("running");
  await page.getByRole("button", { name: "Pause the marks" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(playState).toBe("paused");
  await page.getByRole("button", { name: "Move the marks" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(playState).toBe("running");
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the marks stand still", async ({ page }) => {
    await page.goto("/our-work");
    const name = await page
      .getByRole("region", { name: "Who we have worked for" })
      .getByRole("list")
      .first()
      .evaluate((list) => getComputedStyle(list).animationName);
    expect(name).toBe("none");
    await expect(page.getByRole("button", { name: "Pause the marks" })).toBeHidden();
  });
});
