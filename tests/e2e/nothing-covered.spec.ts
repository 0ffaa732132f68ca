import type { Page } from "@playwright/test";
import { haveSession } from "./support/account-test.ts";
import { marketingRoutes } from "./support/specified-routes.ts";
import { findCovered } from "./support/find-covered.ts";
import { expect, test } from "./support/fixtures.ts";
import { staff } from "./support/studio-test.ts";

// A first visit: the banner comes.
test.use({
  hasAnsweredCookies: false,
  contextOptions: { reducedMotion: "reduce" },
  tolerate: /404.*no\/such\/page/,
});

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

const visitorRoutes = [...marketingRoutes, "/labs", "/verify", "/thank-you", "/no/such/page"];
const workRoutes = ["/auth", "/auth#type=invite", "/receipt", "/verify/certificate"];

const banner = (page: Page) => page.getByRole("region", { name: "Cookie choice" });
const chat = (page: Page) => page.getByRole("button", { name: "Chat with us" });

// Pictures have their size before they come, and drawing them is what a change of size costs most.
test.beforeEach(({ page }) =>
  page.route("**/media/*.{avif,webp}", (route) => route.fulfill({ body: "" })),
);

/** On the first screen no word and no control. */
async function expectNothingCovered(page: Page, state: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const covered = await findCovered(page, "first screen");
    expect.soft(covered, `banner ${state}, at ${size.width}`).toEqual([]);
  }
}

for (const route of visitorRoutes)
  test(`nothing of ${route} is covered, and the chat is at hand`, async ({ page }) => {
    await page.goto(route);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expectNothingCovered(page, "open");
    expect.soft(await findCovered(page, "end"), "scrolled free of it").toEqual([]);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    await banner(page).getByRole("button", { name: "Decline" }).click();
    await expect(banner(page)).toBeHidden();
    await expectNothingCovered(page, "closed");
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
  });

test("nothing is covered where people sign in or keep a sheet, and no chat is there", async ({
  page,
}) => {
  for (const route of workRoutes)
    await test.step(route, async () => {
      await page.goto(route);
      await expect(banner(page)).toBeVisible();
      await expectNothingCovered(page, "open");
      await expect(chat(page)).toHaveCount(0);
    });
});

test("nothing is covered in the client area and in the studio, and no chat is there", async ({
  page,
  request,
}) => {
  const client = { email: "client@kinolume.example", password: "cinematic-demo-2026" };
  for (const [account, path] of [
    [client, "/dashboard?tab=pr-campaigns"],
    [staff, "/studio"],
  ] as const)
    await test.step(path, async () => {
      await haveSession(page, request, account);
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await expectNothingCovered(page, "open");
      await expect(chat(page)).toHaveCount(0);
    });
});
