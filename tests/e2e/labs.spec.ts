import type { Page, Route } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { findViolations } from "./support/find-violations.ts";

const feedFunction = "**/functions/v1/fetch-substack-posts";
const postsTable = "**/rest/v1/substack_posts*";
const newsletter = "https://newsletter.kinolume.example";

function somePost(changes: object = {}) {
  return {
    id: "1",
    title: "A post",
    link: "https://n.example/p/1",
    author: "The desk",
    pub_date: "2026-05-04T10:00:00Z",
    description: "Words.",
    thumbnail: null,
    categories: ["ai"],
    ...changes,
  };
}

const answer = (posts: object[], more = {}) => ({
  json: { success: true, posts, ...more },
  headers: { "access-control-allow-origin": "*" },
});
const cards = (page: Page) => page.locator("[data-posts=live] article");
const stat = (page: Page, name: string) =>
  page.getByRole("definition").filter({ has: page.locator(`xpath=../dt[.="${name}"]`) });

test("Labs loads its posts, filters them and remembers its sidebar", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(feedFunction, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/labs");
  await expect(page.getByText("Loading latest posts...")).toBeVisible();
  await expect(stat(page, "Posts Loaded")).toHaveText("0");
  await expect(stat(page, "Last Updated")).toHaveText("Never");
  expect(await page.locator("[data-posts] article:visible").count()).toBe(0);
  release();

  await test.step("ten posts, everything in new tabs", async () => {
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByText("Showing latest 10 posts")).toBeVisible();
    await expect(stat(page, "Posts Loaded")).toHaveText("10");
    await expect(stat(page, "Last Updated")).toHaveText("27 October 2026");
    for (const link of await cards(page).first().getByRole("link").all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("href", "/labs#light-first");
    }
    const [left, right] = await Promise.all([1, 2].map((n) => cards(page).nth(n).boundingBox()));
    expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  });

  await test.step("categories filter, and an unknown one shows all", async () => {
    const sidebar = page.getByRole("navigation", { name: "Labs Categories" });
    await sidebar.getByRole("link", { name: "AI & Tech" }).click();
    await expect(page).toHaveURL("/labs?category=ai");
    await expect(cards(page)).not.toHaveCount(10);
    const filtered = await cards(page).count();
    expect(filtered).toBeLessThan(10);
    await expect(page.getByText(`Showing latest ${filtered} posts`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "AI & Tech" })).toContainText(
      `${filtered} posts`,
    );
    await page.goto("/labs?category=gossip");
    await expect(cards(page)).toHaveCount(10);
  });

  await test.step("ctrl and B folds the sidebar for seven days", async () => {
    const sidebar = page.getByRole("complementary", { name: "Labs sidebar" });
    const width = async () => Math.round((await sidebar.boundingBox())!.width);
    expect(await width()).toBe(256);
    await page.keyboard.press("Control+b");
    await expect.poll(width).toBe(48);
    const cookie = (await context.cookies(page.url())).find(({ name }) => name === "labs_sidebar");
    const days = (cookie!.expires - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await page.reload();
    await expect.poll(width).toBe(48);
    await page.keyboard.press("Meta+b");
    await expect.poll(width).toBe(256);
  });
});

test.describe("when the function fails", () => {
  test.use({ tolerate: /fetch-substack-posts|substack_posts|gone\.webp/ });

  test("the table is read, and what it lacks is said", async ({ page }) => {
    await page.route(feedFunction, (route) =>
      route.fulfill({ status: 500, json: { error: "no" } }),
    );
    const asked: string[] = [];
    await page.route(postsTable, (route) => {
      asked.push(decodeURIComponent(new URL(route.request().url()).search));
      return route.fulfill({
        json: [
          somePost({ id: "2", title: "Bare", pub_date: "soon", author: null, description: null }),
          somePost({ thumbnail: "/storage/v1/object/public/labs/gone.webp" }),
        ],
      });
    });
    await page.goto("/labs");
    await expect(cards(page)).toHaveCount(2);
    expect(asked).toEqual(["?select=*&order=pub_date.desc&limit=10"]);
    const bare = cards(page).filter({ hasText: "Bare" });
    await expect(bare).toContainText("Unknown date");
    await expect(bare).toContainText("No description available.");
    await expect(bare).not.toContainText("The desk");
    // The first card's thumbnail is broken: the first of the five takes its place.
    await expect(cards(page).first().locator("img")).toHaveAttribute("src", /\/media\/labs-1-/);
    await expect(bare.locator("img")).toHaveAttribute("src", /\/media\/labs-3-/);
  });

  test("and the table too, the error stands above the saved posts until it works again", async ({
    page,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.route(feedFunction, (route) => route.fulfill(answer([somePost()])), { times: 1 });
    await page.goto("/labs");
    await expect(cards(page)).toHaveCount(1);

    const fail = (route: Route) => route.abort("failed");
    await page.route(feedFunction, fail);
    await page.route(postsTable, (route) =>
      route.fulfill({ status: 503, json: { message: "The database is away.", code: "503" } }),
    );
    await page.getByRole("button", { name: "Refresh Feed" }).click();
    const error = page
      .getByRole("alert")
      .filter({ hasText: "Unable to load posts from Substack." });
    // Plain words for visitors; whoever looks into it finds the rest in the console.
    await expect(error).toContainText("Please try again later.");
    await expect(error).not.toContainText(/database|fetch|Error/);
    expect(said.join()).toContain("The database is away.");
    await expect(page.getByText(/^Saved in this browser /)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);

    await page.unroute(feedFunction, fail);
    await error.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "All Posts" })).toBeFocused();
    await expect(cards(page)).toHaveCount(10);
    await expect(error).toBeHidden();
  });
});

test.describe("the newsletter's own page", () => {
  test.use({ ownOrigin: newsletter });

  test("is shown only after a click, and after agreeing", async ({ page }) => {
    const framed: string[] = [];
    await page.route(`${newsletter}/**`, (route) => {
      framed.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<h1>Subscribe</h1>" });
    });
    await page.route(feedFunction, (route) => route.fulfill(answer([])));
    await page.goto("/labs");
    await expect(page.getByText("No posts found in our feed.")).toBeVisible();
    await expect(page.getByRole("link", { name: /Open the newsletter/ })).toHaveAttribute(
      "href",
      newsletter,
    );
    await page.getByRole("button", { name: "Show Substack Directly" }).click();
    const panel = page.getByRole("region", { name: "The newsletter" });
    await expect(panel).toContainText("may set cookies of its own");
    expect(framed).toEqual([]);
    await panel.getByRole("button", { name: "Load the newsletter" }).click();
    await expect(panel.frameLocator("iframe").getByText("Subscribe")).toBeVisible();
    expect(framed).toEqual([`${newsletter}/embed`]);
    await expect(panel.locator("iframe")).toHaveAttribute("sandbox", /allow-forms/);
    await page.getByRole("button", { name: "Hide newsletter" }).first().click();
    await expect(panel).toBeHidden();
  });

  test("opens without a question for who has accepted, and says when it refuses", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Blank pages and sandboxes have no storage.
      if (location.protocol === "http:") localStorage.cookieConsent = "accepted";
    });
    await page.route(`${newsletter}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Subscribe</h1>" }),
    );
    await page.goto("/labs");
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole("button", { name: "Show newsletter" }).first().click();
    const panel = page.getByRole("region", { name: "The newsletter" });
    await expect(panel.frameLocator("iframe").getByText("Subscribe")).toBeVisible();

    await page.route(feedFunction, (route) =>
      route.fulfill(answer([somePost()], { refusesFrames: true })),
    );
    await page.getByRole("button", { name: "Refresh Feed" }).click();
    await expect(panel).toContainText("does not let other sites show it");
    await expect(panel.locator("iframe")).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the sidebar is a sheet, and the newsletter can be opened from the aside", async ({
    page,
  }) => {
    await page.goto("/labs");
    await expect(cards(page)).toHaveCount(10);
    const sidebar = page.getByRole("complementary", { name: "Labs sidebar" });
    await expect(sidebar).toBeHidden();
    await page.getByRole("button", { name: "Sections" }).click();
    expect((await sidebar.boundingBox())?.width).toBe(288);
    await sidebar.getByRole("link", { name: "Creative" }).click();
    await expect(sidebar).toBeHidden();
    await expect(page).toHaveURL("/labs?category=creative");
    const option = page
      .getByRole("complementary", { name: "About this feed" })
      .getByRole("button", { name: "Show newsletter" });
    await option.click();
    await expect(page.getByRole("button", { name: "Load the newsletter" })).toBeInViewport();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(option).toBeHidden();
  });
});

test("an article of ours reads at its own address, and can be used by everyone", async ({
  page,
}) => {
  await page.goto("/labs#room-tone");
  const article = page.getByRole("article", { name: "Room tone for rooms that never existed" });
  await expect(article).toBeVisible();
  await expect(article).toBeFocused();
  await expect(page).toHaveTitle(/^Room tone for rooms that never existed/);
  await expect(page.getByText("Showing latest")).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await article.getByRole("link", { name: /Keeping one face/ }).click();
  await expect(page.getByRole("article", { name: /Keeping one face/ })).toBeVisible();
  await expect(article).toBeHidden();
  await page.getByRole("link", { name: "All posts", exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveTitle(/Labs/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the posts are there, and lead to their articles", async ({ page }) => {
    await page.goto("/labs");
    await expect(page.getByText("Loading latest posts...")).toBeHidden();
    await expect(page.locator("[data-posts=static] article")).toHaveCount(10);
    await page.goto("/labs#same-face");
    await expect(page.getByRole("article", { name: /Keeping one face/ })).toBeVisible();
    await expect(page.locator("[data-posts=static]")).toBeHidden();
  });
});
