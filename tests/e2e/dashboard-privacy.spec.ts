import type { Page } from "@playwright/test";
import { expect, openDashboard, test } from "./support/portal-test.ts";

test.describe.configure({ timeout: 60_000 });

test.describe("two clients", () => {
  const tables = [
    "projects",
    "pr_campaigns",
    "pr_campaign_metrics",
    "pr_deliverables",
    "project_events",
    "profiles",
    "eth_payments",
    "content_anchors",
  ];

  test("never see each other's rows, on the page or by asking the API", async ({
    page,
    request,
    client,
    accounts,
    portalRows,
  }) => {
    const other = { email: client.email.replace("@", "-other@"), password: client.password };
    await accounts.create(other);
    await portalRows.fill(other.email, "Other");
    const [own, others] = await Promise.all(
      [client, other].map(async ({ email, password }) => {
        const answer = await request.post("/auth/v1/token?grant_type=password", {
          data: { email, password },
        });
        const { access_token } = (await answer.json()) as { access_token: string };
        return async (path: string) => {
          const headers = { Authorization: `Bearer ${access_token}` };
          const rows = await request.get(`/rest/v1/${path}`, { headers });
          return (await rows.json()) as Record<string, unknown>[];
        };
      }),
    );
    if (!own || !others) throw new Error("Both have signed in.");
    for (const table of tables) {
      const [mine, theirs] = await Promise.all([own(table), others(table)]);
      const seen = new Set(mine.map((row) => JSON.stringify(row)));
      expect(
        theirs.filter((row) => seen.has(JSON.stringify(row))),
        table,
      ).toEqual([]);
      const key = table === "profiles" ? "user_id" : "id";
      for (const row of theirs.slice(0, 1))
        expect(await own(`${table}?${key}=eq.${String(row[key])}`), table).toEqual([]);
    }

    await openDashboard(page, { request, account: client, search: "?tab=projects" });
    await expect(page.getByText(`${client.mark} trailer`)).toBeVisible();
    await expect(page.getByText("Other trailer")).toHaveCount(0);

    await expect.poll(() => keptKeys(page)).not.toEqual([]);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    expect(await keptKeys(page)).toEqual([]);
  });

  test("leave nothing behind, however late an answer comes", async ({ page, request, client }) => {
    let held = 0;
    const released = Promise.withResolvers<void>();
    await page.route("**/rest/v1/pr_campaigns?*", async (route) => {
      const response = await route.fetch();
      held += 1;
      await released.promise;
      await route.fulfill({ response });
    });
    await openDashboard(page, { request, account: client, search: "?tab=projects" });
    await expect(page.getByText(`${client.mark} trailer`)).toBeVisible();
    await expect.poll(() => held).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");

    const answer = page.waitForResponse(/rest\/v1\/pr_campaigns\?/);
    released.resolve();
    await (await answer).finished();
    // The page hears of the answer and acts on it before it takes what is asked of it next.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await keptKeys(page)).toEqual([]);
  });
});

const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("portal:")));
