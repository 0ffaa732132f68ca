import { absoluteUrl } from "../../content/addresses.ts";
import { brand } from "../../content/brand.ts";
import type { Page as SitePage } from "../../content/page.ts";
import { shareImageOf } from "../../content/share-images.ts";
import { listedPages, pages } from "../../content/pages/index.ts";
import { expect, test } from "./support/fixtures.ts";

const expectedTypes: Record<string, readonly string[]> = {
  "/": ["Organization", "WebSite", "WebPage"],
  "/about": ["AboutPage", "BreadcrumbList"],
  "/contact": ["ContactPage", "BreadcrumbList"],
  "/our-work": ["CollectionPage", "BreadcrumbList"],
  "/pricing": ["WebPage", "BreadcrumbList", "FAQPage"],
  "/services": ["WebPage", "BreadcrumbList", "ItemList"],
};

function structuredTypes(page: SitePage): readonly string[] {
  if (page.type === "article") return ["WebPage", "BreadcrumbList", "Article"];
  return expectedTypes[page.path] ?? ["WebPage", "BreadcrumbList"];
}

function readTypes(json: string): unknown[] {
  const { "@graph": graph }: { "@graph": { "@type": unknown }[] } = JSON.parse(json);
  return graph.map((thing) => thing["@type"]);
}

// What crawlers read is the served HTML, so no script may have a hand in it.
test.describe("in the served HTML", () => {
  test.use({ javaScriptEnabled: false });

  for (const sitePage of pages) {
    test(`${sitePage.path} says what it is, and is whole`, async ({ page }) => {
      const response = await page.goto(sitePage.path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(sitePage.title);

      const url = absoluteUrl(sitePage.path);
      const image = absoluteUrl(shareImageOf(sitePage).path);
      const named = (name: string) => page.locator(`head meta[name="${name}"]`);
      const property = (name: string) => page.locator(`head meta[property="${name}"]`);

      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute("href", url);
      await expect(named("description")).toHaveAttribute("content", sitePage.description);
      await expect(named("keywords")).toHaveAttribute("content", sitePage.keywords.join(", "));
      await expect(named("author")).toHaveAttribute("content", brand.name);
      await expect(named("theme-color")).toHaveAttribute("content", "#000000");
      await expect(named("robots")).toHaveAttribute(
        "content",
        sitePage.path === "/studio" ? "noindex" : "index, follow",
      );

      await expect(property("og:type")).toHaveAttribute("content", sitePage.type);
      await expect(property("og:title")).toHaveAttribute("content", sitePage.title);
      await expect(property("og:description")).toHaveAttribute("content", sitePage.description);
      await expect(property("og:url")).toHaveAttribute("content", url);
      await expect(property("og:image")).toHaveAttribute("content", image);
      await expect(property("og:site_name")).toHaveAttribute("content", brand.name);
      await expect(property("og:locale")).toHaveAttribute("content", "en_GB");
      await expect(named("twitter:card")).toHaveAttribute("content", "summary_large_image");
      await expect(named("twitter:image")).toHaveAttribute("content", image);

      const json = await page.locator('script[type="application/ld+json"]').textContent();
      expect(readTypes(json ?? "")).toEqual(structuredTypes(sitePage));

      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const faded = page
        .locator(".reveal-text")
        .evaluateAll((texts) =>
          texts
            .filter((text) => getComputedStyle(text).opacity !== "1")
            .map((text) => text.innerHTML),
        );
      expect(await faded).toEqual([]);
      await expect(page.getByRole("contentinfo")).toContainText("Registered in England and Wales");
    });
  }
});

test("every share image is there", async ({ request }) => {
  const images = new Set(pages.map((page) => shareImageOf(page).path));
  await Promise.all(
    [...images].map(async (image) => {
      const response = await request.get(image);
      expect(response.status(), image).toBe(200);
      expect(response.headers()["content-type"], image).toMatch(/^image\//);
    }),
  );
});

test("the sitemap lists exactly the pages meant to be found", async ({ request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/xml/);
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc]) => loc,
  );
  expect(addresses).toEqual(listedPages.map(({ path }) => absoluteUrl(path)));
  expect(addresses.join(" ")).not.toMatch(/\/(studio|dashboard|auth)\b/);
});

test("robots.txt keeps robots out of the studio alone and names the sitemap", async ({
  request,
}) => {
  const response = await request.get("/robots.txt");
  expect(response.status()).toBe(200);
  const lines = (await response.text()).split("\n");
  expect(lines.filter((line) => line.startsWith("Disallow:"))).toEqual(["Disallow: /studio"]);
  expect(lines).toContain(`Sitemap: ${absoluteUrl("/sitemap.xml")}`);
});

test("the manifest's icons are there", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { short_name: string; icons: { src: string }[] } = await response.json();
  expect(manifest.short_name).toBe(brand.name);
  expect(manifest.icons).toHaveLength(3);
  const answers = await Promise.all(manifest.icons.map(({ src }) => request.get(src)));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
});

test("security.txt names a contact and has not expired", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("text/plain");
  const body = await response.text();
  expect(body).toContain(`Contact: mailto:${brand.securityEmail}`);
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? "").getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});
