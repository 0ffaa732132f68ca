import { expect, test } from "./support/fixtures.ts";

const names = [
  "Strategic AI Marketing Consultancy",
  "Cinematic Ad Creation",
  "Social Media",
  "Film Production Reimagined",
  "Next-Generation PR & Trust Verification",
];

test("five services, each with what you get, a price and a way on", async ({ page }) => {
  await page.goto("/services");
  await expect(page.getByRole("main").locator("section[aria-labelledby$=-name] h2")).toHaveText(
    names,
  );
  for (const name of names) {
    const service = page.getByRole("region", { name, exact: true });
    await expect(service.getByRole("heading", { name: "What you get" })).toBeVisible();
    await expect(service.getByText("excluding VAT")).toBeVisible();
    expect(await service.getByRole("link").count()).toBeGreaterThan(0);
    await expect(service.getByRole("img")).toHaveCount(1);
  }

  await test.step("the index leads to each", async () => {
    const index = page.getByRole("navigation", { name: "The five services" });
    await index.getByRole("link", { name: /Social Media/ }).click();
    await expect(page).toHaveURL("/services#social-media");
    await expect(page.getByRole("heading", { name: "Social Media" })).toBeInViewport();
  });
});
