import { waitForHydration } from "./support/app-chunks.ts";
import { expect, moving, test } from "./support/fixtures.ts";

test.use(moving);

test.beforeEach(async ({ page }) => {
  await page.goto("/case-study/rom-boys");
  await page.mouse.move(9, 9, { steps: 2 });
  await waitForHydration(page);
});

test("images enlarge, and keys lead through them and back", async ({ page }) => {
  const links = page.getByRole("link", { name: /^Enlarge: / });
  const viewer = page.getByRole("dialog", { name: "Behind the scenes" });
  const place = (text: string) => expect(viewer.getByText(text)).toBeVisible();

  await links.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(viewer).toBeVisible();
  await place("2 of 4");
  await expect(viewer.getByRole("img")).toBeInViewport();

  await page.keyboard.press("ArrowRight");
  await place("3 of 4");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await place("1 of 4");
  await page.keyboard.press("ArrowLeft");
  await place("4 of 4");
  await viewer.getByRole("button", { name: "Next image" }).click();
  await place("1 of 4");

  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
});

test("a swipe moves on, and the image on show has its caption", async ({ page }) => {
  await page
    .getByRole("link", { name: /^Enlarge: / })
    .first()
    .click();
  const viewer = page.getByRole("dialog", { name: "Behind the scenes" });
  const caption = viewer.getByRole("figure");
  await expect(caption).toHaveCount(1);
  const first = await caption.innerText();
  // What a finger does in the end: the strip comes to rest on the next image.
  await viewer.getByRole("list").evaluate((strip) => {
    strip.scrollTo({ left: strip.clientWidth });
  });
  await expect(viewer.getByText("2 of 4")).toBeVisible();
  await expect(caption).toHaveCount(1);
  expect(await caption.innerText()).not.toBe(first);
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect(viewer).toBeHidden();
});
