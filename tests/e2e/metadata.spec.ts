import type { APIRequestContext } from "@playwright/test";
import { Window } from "happy-dom";
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
  "/pricing": ["WebPage", "BreadcrumbList", "OfferCatalog", "FAQPage"],
  "/services": ["WebPage", "BreadcrumbList", "ItemList"],
};

/** Written out: what is for clients and staff alone must not come to be found by a word left out of a page's file. */
const hiddenPaths = new Set(["/auth", "/dashboard", "/studio"]);

function structuredTypes(page: SitePage): readonly string[] {
  if (page.type === "article") return ["WebPage", "BreadcrumbList", "Article"];
  return expectedTypes[page.path] ?? ["WebPage", "BreadcrumbList"];
}

function readTypes(json: string): unknown[] {
  const { "@graph": graph }: { "@graph": { "@type": unknown }[] } = JSON.parse(json);
  return graph.map((thing) => thing["@type"]);
}

// What crawlers read is the served HTML: no browser, and no script, has a hand in it.
test("every page says in its HTML what it is", async ({ request }) => {
  test.slow();
  for (const sitePage of pages)
    await test.step(sitePage.path, () => expectDescribed(request, sitePage));
});

async function expectDescribed(request: APIRequestContext, sitePage: SitePage): Promise<void> {
  const response = await request.get(sitePage.path);
  expect(response.status()).toBe(200);
  const { document } = new Window();
  // Its sheets, which lie in it, say nothing of it and would take longest to read.
  document.write((await response.text()).replace(/<style>[\s\S]*?<\/style>/g, ""));
  const read = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute);
  const named = (name: string) => read(`meta[name="${name}"]`, "content");
  const property = (name: string) => read(`meta[property="${name}"]`, "content");

  const url = absoluteUrl(sitePage.path);
  const image = absoluteUrl(shareImageOf(sitePage).path);
  expect({
    title: document.title,
    canonical: read('link[rel="canonical"]', "href"),
    description: named("description"),
    keywords: named("keywords"),
    author: named("author"),
    themeColor: named("theme-color"),
    robots: named("robots"),
  }).toEqual({
    title: sitePage.title,
    canonical: url,
    description: sitePage.description,
    keywords: sitePage.keywords.join(", "),
    author: brand.name,
    themeColor: "#000000",
    robots: hiddenPaths.has(sitePage.path) ? "noindex" : "index, follow",
  });
  expect({
    type: property("og:type"),
    title: property("og:title"),
    description: property("og:description"),
    url: property("og:url"),
    image: property("og:image"),
    site: property("og:site_name"),
    locale: property("og:locale"),
    card: named("twitter:card"),
    cardImage: named("twitter:image"),
  }).toEqual({
    type: sitePage.type,
    title: sitePage.title,
    description: sitePage.description,
    url,
    image,
    site: brand.name,
    locale: "en_GB",
    card: "summary_large_image",
    cardImage: image,
  });
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(readTypes(json ?? "")).toEqual(structuredTypes(sitePage));
}

test("what answers any address, or only whoever was led there, asks not to be found", async ({
  request,
}) => {
  const paths = [
    "/no/such/page",
    "/studio/no-such-area",
    "/500",
    "/receipt?payment=1",
    "/proposal",
    "/booking",
    "/dashboard/billing",
    "/dashboard/report",
    "/dashboard/invitation",
    "/review",
    "/verify/certificate",
    "/thank-you",
    "/auth?view=new-password",
    "/auth?view=forgot-password",
  ];
  const robots = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [path, ...html.matchAll(/<meta name="robots" content="(.*?)"/g)].map(String);
    }),
  );
  expect(robots).toEqual(
    paths.map((path) => [path, '<meta name="robots" content="noindex",noindex']),
  );
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

test("robots.txt lets robots read what asks them not to list it, and names the sitemap", async ({
  request,
}) => {
  const response = await request.get("/robots.txt");
  expect(response.status()).toBe(200);
  const lines = (await response.text()).split("\n");
  expect(lines.filter((line) => line.startsWith("Disallow:"))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${absoluteUrl("/sitemap.xml")}`);
});

test("the manifest's icons are there", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { short_name: string; icons: { src: string }[] } = await response.json();
  expect(manifest.short_name).toBe(brand.name);
  expect(manifest.icons).toHaveLength(10);
  const answers = await Promise.all(manifest.icons.map(({ src }) => request.get(src)));
  expect(answers.filter((answer) => answer.status() !== 200)).toEqual([]);
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
