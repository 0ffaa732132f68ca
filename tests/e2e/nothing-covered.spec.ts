import type { Page } from "@playwright/test";
import { haveSession } from "./support/account-test.ts";
import { opener as chat } from "./support/chat-test.ts";
import { banner } from "./support/cookie-banner.ts";
import { findCovered } from "./support/find-covered.ts";
import { expect, test } from "./support/fixtures.ts";
import { screenSizes } from "./support/screen-sizes.ts";
import { staff } from "./support/studio-test.ts";

// What everybody may visit is looked at in every-route.spec.ts. A first visit: the banner comes.
test.use({ hasAnsweredCookies: false });

const workRoutes = ["/auth#type=invite", "/receipt", "/verify/certificate"];

// Pictures have their size before they come, and drawing them is what a change of size costs most.
test.beforeEach(({ page }) =>
  page.route("**/media/*.{avif,webp}", (route) => route.fulfill({ body: "" })),
);

/** On the first screen no word and no control. */
async function expectNothingCovered(page: Page) {
  for (const size of screenSizes) {
    await page.setViewportSize(size);
    const covered = await findCovered(page, "first screen");
    expect.soft(covered, `at ${size.width}`).toEqual([]);
  }
}

test("nothing is covered where people sign in or keep a sheet, and no chat is there @long", async ({
  page,
}) => {
  for (const route of workRoutes)
    await test.step(route, async () => {
      await page.goto(route);
      await expect(banner(page)).toBeVisible();
      await expectNothingCovered(page);
      await expect(chat(page)).toHaveCount(0);
    });
});

test("nothing is covered in the client area and in the studio, and no chat is there @sized", async ({
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
      await expectNothingCovered(page);
      await expect(chat(page)).toHaveCount(0);
    });
});
