import { isHydrated, waitForHydration } from "./support/app-chunks.ts";
import { expect, hydrationAppUrl, moving, test } from "./support/fixtures.ts";
import { count, countButton } from "./support/hydration-app.ts";

test.describe("text that fades in", () => {
  test.use(moving);

  test("waits, dimmed, until it is seen", async ({ page }) => {
    await page.goto(hydrationAppUrl);
    const text = page.getByText("Far down");
    await expect(text).toHaveCSS("opacity", "0.7");
    await text.scrollIntoViewIfNeeded();
    await expect(text).toHaveCSS("opacity", "1");
  });

  test("is also seen on pages the router brings", async ({ page }) => {
    await page.goto(hydrationAppUrl);
    await page.mouse.move(9, 9, { steps: 2 });
    await waitForHydration(page);
    await page.getByRole("link", { name: "Second" }).click();
    await expect(page.getByText("Second line")).toHaveCSS("opacity", "1");
    expect(await isHydrated(page)).toBe(true);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("is simply there", async ({ page }) => {
      await page.goto(hydrationAppUrl);
      await expect(page.getByText("Far down")).toHaveCSS("opacity", "1");
    });
  });

  test.describe("under reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("is simply there", async ({ page }) => {
      await page.goto(hydrationAppUrl);
      await expect(page.getByText("Far down")).toHaveCSS("opacity", "1");
      expect(await page.locator("html[data-motion]").count()).toBe(0);
    });
  });
});

test.describe("an unknown path", () => {
  test.use({ tolerate: /404/ });

  test("is logged once on load and hydrates in place", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    const answer = await page.goto(`${hydrationAppUrl}/no/such?page=1`);
    expect(answer?.status()).toBe(404);
    await countButton(page).click();
    await expect(count(page)).toHaveText("1");
    expect(warnings).toEqual(["Unknown path: /no/such"]);
    expect(page.url()).toBe(`${hydrationAppUrl}/no/such?page=1`);

    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await page.getByRole("link", { name: "Nowhere" }).click();
    await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
    await expect
      .poll(() => warnings)
      .toEqual(["Unknown path: /no/such", "Unknown path: /nowhere/else"]);
  });
});

test.describe("the content security policy", () => {
  test.use({ tolerate: /Content Security Policy/ });

  test("lets no other inline script run", async ({ page }) => {
    await page.goto("/");
    const violated = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) =>
            resolve(event.effectiveDirective),
          );
          const script = document.createElement("script");
          script.text = "document.title = 'Taken over'";
          document.body.append(script);
        }),
    );
    expect(violated).toBe("script-src-elem");
    await expect(page).not.toHaveTitle("Taken over");
  });
});
