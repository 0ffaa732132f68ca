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
