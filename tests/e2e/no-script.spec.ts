import { pages } from "../../content/pages/index.ts";
import { expect, test } from "./support/fixtures.ts";
import { mainNavigation } from "./support/specified-routes.ts";
import { expectWhole } from "./support/whole-without-scripts.ts";

test.use({ javaScriptEnabled: false });

test("one can walk the site without scripts, and every page is whole", async ({ page }) => {
  // Through the whole site.
  test.slow();
  // Pictures have no part in it.
  await page.route("**/media/*", (route) => route.fulfill({ contentType: "image/avif", body: "" }));
  await page.goto("/");
  await expectWhole(page);
  for (const [path, label] of mainNavigation) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expectWhole(page);
  }
  const walked = new Set<string>(["/", ...mainNavigation.map(([path]) => path)]);
  for (const { path } of pages) {
    // The studies are read without scripts in case-studies.spec.ts.
    if (walked.has(path) || path.startsWith("/case-study/")) continue;
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectWhole(page);
  }
});
