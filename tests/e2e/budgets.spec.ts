import { readFileSync } from "node:fs";
import { compressedSize, sizeOfFiles } from "./support/compressed-size.ts";
import { marketingRoutes } from "./support/specified-routes.ts";
import { expect, test } from "./support/fixtures.ts";
import { openDashboard } from "./support/portal-test.ts";

const kB = 1000;

/** Inline scripts that run as the page loads: neither data nor those the loader keeps for later. */
function scriptsThatRun(html: string): string {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, attributes = "", text = ""]) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
    if (type === undefined || type === "module" || type === "text/javascript") {
      expect(attributes, "a script file before interaction").not.toMatch(/\bsrc=/);
      return text;
    }
    return "";
  }).join("\n");
}

/** Most pages are sent as the build has written and compressed them: doing that again here would take its time. */
function sizeOfPage(route: string, html: string): number {
  const file = `${route === "/" ? "" : route}/index.html`;
  const isAsBuilt = html === readFileSync(`build/client${file}`, "utf8");
  return isAsBuilt ? sizeOfFiles([file]) : compressedSize(html);
}

test("every page keeps within its budgets", async ({ request }) => {
  for (const route of marketingRoutes)
    await test.step(route, async () => {
      const html = await (await request.get(route)).text();
      expect.soft(sizeOfPage(route, html), "the page").toBeLessThanOrEqual(40 * kB);
      expect.soft(compressedSize(scriptsThatRun(html)), "scripts").toBeLessThanOrEqual(3 * kB);

      // They come with the page; the links that stay for the app name them, and ask for nothing.
      const links = Array.from(html.matchAll(/<link rel="stylesheet"[^>]*>/g), ([link]) => link);
      expect.soft(links.filter((link) => !link.includes(" disabled"))).toEqual([]);
      const sheets = links.map((link) => /href="([^"#]+)/.exec(link)?.[1] ?? "");
      expect(sheets.length).toBeGreaterThan(0);
      expect.soft(html.match(/<style>/g)).toHaveLength(sheets.length);
      expect.soft(sizeOfFiles(sheets), "sheets").toBeLessThanOrEqual(20 * kB);
    });
});

test("the client area opens with at most 209 kB of scripts, and fetches charts and tabs when they are seen", async ({
  page,
  request,
}) => {
  test.slow();
  const account = { email: "client@kinolume.example", password: "cinematic-demo-2026" };
  const scripts = new Set<string>();
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.add(new URL(sent.url()).pathname);
  });
  const sizeSoFar = () => sizeOfFiles(scripts);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDashboard(page, { request, account });
  await page.waitForLoadState("networkidle");
  const atFirst = scripts.size;
  expect(sizeSoFar()).toBeLessThanOrEqual(209 * kB);
  await page.getByRole("heading", { name: "Campaigns" }).scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await expect(page.getByText("The same figures as a table")).toBeVisible();
  expect(scripts.size).toBeGreaterThan(atFirst);
  for (const name of ["Projects", "PR Campaigns", "Messages", "Profile"]) {
    const before = sizeSoFar();
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await page.waitForLoadState("networkidle");
    // A tab of forms brings along what forms are made with (decision 37).
    const most = name === "Profile" ? 20 : 15;
    expect(sizeSoFar() - before, name).toBeLessThanOrEqual(most * kB);
  }
  expect(sizeSoFar()).toBeLessThanOrEqual(260.5 * kB);
});

test("no secret or server code is in the client bundle", () => {
  const site = JSON.parse(readFileSync("build/site.json", "utf8")) as {
    files: Record<string, { file: string }>;
  };
  for (const [path, { file }] of Object.entries(site.files)) {
    if (!path.endsWith(".js")) continue;
    const script = readFileSync(`build/client/${file}`, "utf8");
    // The client library knows how secret keys begin; no key may follow.
    expect(script, path).not.toMatch(
      /DATABASE_URL|SMTP_URL|ETH_ANCHOR_KEY|sb_secret_\w|service_role/,
    );
  }
});
