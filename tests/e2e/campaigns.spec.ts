import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  expect,
  figure,
  openDashboard,
  scriptFunction,
  test,
  toastWith,
} from "./support/campaign-test.ts";
import { findViolations } from "./support/find-violations.ts";

const search = "?tab=pr-campaigns";
const dialog = (page: Page) => page.getByRole("dialog", { name: "New Campaign" });
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const create = (page: Page) => dialog(page).getByRole("button", { name: "Create" });

test.describe("a new campaign", () => {
  test.use({ tolerate: /pr_campaigns|status of 500/ });

  test("is checked, survives a failure, and is stored once as a draft", async ({
    page,
    request,
    client,
    campaignRows,
  }) => {
    test.setTimeout(90_000);
    await openDashboard(page, { request, account: client, search });
    const opener = page.getByRole("button", { name: "New Campaign" });
    await opener.click();
    await expect(field(page, "Title")).toBeFocused();

    await test.step("what is wrong is named, and nothing is sent", async () => {
      await field(page, "Starts").fill("2027-03-02");
      await field(page, "Ends").fill("2027-03-01");
      await field(page, "Budget in pounds").fill("a fortune");
      await create(page).click();
      await expect(field(page, "Title")).toBeFocused();
      await expect(field(page, "Title")).toHaveAccessibleDescription(
        "Please give the campaign a title.",
      );
      await expect(field(page, "Campaign type")).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, "Budget in pounds")).toHaveAttribute("aria-invalid", "true");
      expect(await findViolations(page, "#new-campaign")).toEqual([]);
      expect(await campaignRows.findDrafts(client.email)).toEqual([]);
    });

    await test.step("Cancel throws away what was typed", async () => {
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
      await expect(dialog(page)).toBeHidden();
      await opener.click();
      await expect(field(page, "Title")).toBeFocused();
      await expect(field(page, "Budget in pounds")).toHaveValue("");
      await expect(field(page, "Title")).not.toHaveAttribute("aria-invalid");
    });

    await field(page, "Title").fill("Open clinic week");
    await field(page, "Campaign type").selectOption("Thought leadership");
    await field(page, "Description").fill("Doors open,\nquestions answered.");
    await field(page, "Target audience").fill("Families nearby");
    await field(page, "Key messages").fill("Ask us anything\n\nWe answer");
    await field(page, "Budget in pounds").fill("£1,500.5");
    await field(page, "Starts").fill("2027-03-01");

    await test.step("a failure keeps what was typed", async () => {
      const posts = "**/rest/v1/pr_campaigns*";
      await page.route(posts, (route) =>
        route.request().method() === "POST"
          ? route.fulfill({ status: 500, json: { message: "The database is away." } })
          : route.fallback(),
      );
      await create(page).click();
      await expect(dialog(page).getByRole("alert")).toContainText("The database is away.");
      await expect(field(page, "Title")).toHaveValue("Open clinic week");
      await page.unroute(posts);
    });

    await create(page).dblclick();
    await expect(toastWith(page, "Campaign Created")).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const entry = page.getByRole("article", { name: "Open clinic week" });
    await expect(entry.getByText("Draft", { exact: true })).toBeVisible();
    await expect(entry.getByRole("button", { name: /^Pay with ETH/ })).toBeVisible();
    expect(await campaignRows.findDrafts(client.email)).toEqual([
      {
        title: "Open clinic week",
        description: "Doors open,\nquestions answered.",
        campaign_type: "thought_leadership",
        target_audience: "Families nearby",
        key_messages: ["Ask us anything", "We answer"],
        budget: "1500.50",
        start_date: "2027-03-01",
        end_date: null,
      },
    ]);
    expect(await findViolations(page)).toEqual([]);

    const openDraft = () => entry.getByRole("button", { name: "Edit Open clinic week" }).click();
    const editor = page.getByRole("dialog", { name: "Edit draft" });
    await test.step("it is changed in the same form, as long as nothing is paid", async () => {
      await openDraft();
      await expect(editor.getByLabel("Title")).toBeFocused();
      await expect(editor.getByLabel("Key messages")).toHaveValue("Ask us anything\nWe answer");
      await expect(editor.getByLabel("Budget in pounds")).toHaveValue("1500.5");
      await expect(editor.getByLabel("Starts")).toHaveValue("2027-03-01");
      await editor.getByLabel("Description").fill("Doors open all day.");
      await page.keyboard.press("Escape");
      await expect(editor).toBeHidden();
      await openDraft();
      await expect(editor.getByLabel("Description")).toHaveValue("Doors open all day.");
      expect(await findViolations(page, "dialog[open]")).toEqual([]);
      await editor.getByRole("button", { name: "Save" }).click();
      await expect(toastWith(page, "Draft saved.")).toBeVisible();
      await expect(entry.getByText("Doors open all day.")).toBeVisible();
    });

    await test.step("a payment under way closes it, and the answer says so", async () => {
      await campaignRows.setQuote(client.email, "quoted");
      await openDraft();
      await editor.getByLabel("Title").fill("Something else");
      await editor.getByRole("button", { name: "Save" }).click();
      await expect(editor.getByRole("alert")).toContainText("payment for this draft is under way");
      await editor.getByRole("button", { name: "Cancel" }).click();
      await expect(editor).toBeHidden();
      await campaignRows.setQuote(client.email, "expired");
    });

    await test.step("it is deleted after one question", async () => {
      const remove = entry.getByRole("button", { name: "Delete Open clinic week" });
      const question = page.getByRole("dialog", { name: "Delete this draft?" });
      await remove.click();
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(entry).toBeVisible();
      await remove.click();
      await question.getByRole("button", { name: "Delete draft" }).click();
      await expect(toastWith(page, "Draft deleted.")).toBeVisible();
      await expect(entry).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await campaignRows.findDrafts(client.email)).toEqual([]);
    });
    const running = page.getByRole("article", { name: `${client.mark} launch` });
    await expect(running.getByRole("button", { name: /^(Edit|Delete)/ })).toHaveCount(0);
  });
});

test.describe("the chain", () => {
  test.use({ tolerate: /functions\/v1|status of (?:500|503)/ });

  test("is asked to verify a campaign and how authentic it is; every answer is told @long", async ({
    page,
    request,
    client,
    campaignRows,
  }) => {
    const hash = `0x${"5f".repeat(32)}`;
    const verifies = await scriptFunction(page, "blockchain-verify-content");
    const checks = await scriptFunction(page, "verify-content-authenticity");
    // What the chain's own part of the backend would keep.
    const anchors: object[] = [];
    await page.route("**/rest/v1/content_anchors*", (route) => route.fulfill({ json: anchors }));
    await openDashboard(page, { request, account: client, search });
    const entry = page.getByRole("article", { name: `${client.mark} launch` });
    const verify = entry.getByRole("button", { name: "Verify on blockchain" });

    await test.step("a refusal is told in the specified words, with the backend's reason", async () => {
      verifies.answers({ status: 503, json: { error: "Not set up on this site." } });
      await verify.click();
      await expect(
        toastWith(page, "Verification Failed: Failed to verify content on blockchain"),
      ).toBeVisible();
      await expect(toastWith(page, "Not set up on this site.")).toBeVisible();
      await expect(verify).toBeEnabled();
    });

    await test.step("an accepted request is pending until the anchor is final", async () => {
      anchors.push(anchorOf(entryId(verifies.asked), hash, "pending"));
      verifies.answers({ status: 202, json: { success: true } });
      await verify.click();
      await expect(toastWith(page, "Blockchain Verification Started")).toBeVisible();
      await expect(entry.getByText("Verification pending")).toBeVisible();
      expect(verifies.asked.at(-1)).toEqual({
        contentId: entryId(verifies.asked),
        contentType: "campaign",
        content: JSON.stringify({
          title: `${client.mark} launch`,
          description: null,
          campaign_type: "brand_awareness",
          target_audience: null,
          key_messages: [],
        }),
      });
    });

    await test.step("then campaign and figures are read again", async () => {
      await campaignRows.verify(client.email, hash);
      anchors[0] = anchorOf(entryId(verifies.asked), hash, "final");
      await expect(toastWith(page, "Content Verified")).toBeVisible({ timeout: 15_000 });
      await expect(entry.getByText("Verified", { exact: true })).toBeVisible();
      await expect(entry.getByText("5,678")).toBeVisible();
      await expect(entry.getByText("Verification pending")).toBeHidden();
    });

    await test.step("the proof is there to take away and to check elsewhere", async () => {
      const waiting = page.waitForEvent("download");
      await entry.getByRole("button", { name: "Download proof" }).click();
      const file = await waiting;
      expect(file.suggestedFilename()).toMatch(/^mark\w+-launch\.proof\.json$/);
      expect(JSON.parse(await readFile(await file.path(), "utf8"))).toEqual({ format: "a proof" });
      await expect(entry.getByRole("link", { name: "Check it yourself" })).toHaveAttribute(
        "href",
        `/verify#${hash}`,
      );
    });

    const check = entry.getByRole("button", { name: "Check authenticity" });
    for (const [score, percent] of [
      [0.5, "50%"],
      [87.5, "87.5%"],
    ] as const)
      await test.step(`a score of ${score} is ${percent}`, async () => {
        checks.answers({ json: { authenticity_score: score, explanation: "Edited since." } });
        await check.click();
        await expect(toastWith(page, `Authenticity: ${percent}. Edited since.`)).toBeVisible();
        await expect(entry.getByText(percent, { exact: true })).toBeVisible();
      });
    expect(checks.asked.at(-1)).toEqual({ contentHash: hash });
    await expect(toastWith(page, "Authenticity Check Complete").first()).toBeVisible();

    await test.step("no answer is no score", async () => {
      checks.answers({ status: 500 });
      await check.click();
      await expect(
        toastWith(page, "Check Failed: Failed to check content authenticity"),
      ).toBeVisible();
      await expect(entry.getByText("87.5%", { exact: true })).toBeHidden();
    });
  });
});

function entryId(asked: readonly unknown[]): string {
  return (asked[0] as { contentId: string }).contentId;
}

function anchorOf(campaign_id: string, content_hash: string, state: string) {
  const isFinal = state === "final";
  return {
    id: "anchor",
    campaign_id,
    content_hash,
    state,
    block_time: isFinal ? "2026-11-10T12:00:00Z" : null,
    proof: isFinal ? { format: "a proof" } : null,
    created_at: "2026-11-10T11:59:00Z",
    updated_at: "2026-11-10T12:00:00Z",
  };
}

test("figures over time can be walked through, and the report adds up to the dashboard @long", async ({
  page,
  request,
  client,
}) => {
  await openDashboard(page, { request, account: client });
  await expect(figure(page, "Total Reach")).toHaveText("1,234");
  await page.getByText("Total Reach").scrollIntoViewIfNeeded();

  await test.step("the playhead follows the keyboard and says where it stands", async () => {
    await page.getByText("Campaigns", { exact: true }).scrollIntoViewIfNeeded();
    const slider = page.getByRole("slider", { name: "Move through time" });
    await expect(slider).toHaveAttribute("aria-valuetext", /^Week of 26 Oct 2026, Reach 234, /);
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(slider).toHaveAttribute("aria-valuetext", /^Week of 28 Sept? 2026, Reach 1,000, /);
    await page.getByText("The same figures as a table").click();
    const rows = page.getByRole("table", { name: "Over time" }).getByRole("row");
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText("234");
  });

  await page.goto("/dashboard/report?month=2026-10");
  const table = page.getByRole("table", { name: "By campaign" });
  await expect(table.getByRole("row", { name: /^Total, October 2026/ })).toHaveText(
    /1,000.*3.*0\.72/,
  );
  await expect(table.getByRole("row", { name: /^All time/ })).toHaveText(/1,234.*7.*0\.73/);
  expect(await findViolations(page)).toEqual([]);

  await test.step("the CSV says the same", async () => {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe("campaign-report-2026-10.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text.startsWith("\uFEFFPeriod,Campaign,")).toBe(true);
    expect(text).toContain("\r\nOctober 2026,Total,,,1,1000,0,3,0.72\r\n");
    expect(text.trimEnd().endsWith(",1234,0,7,0.73")).toBe(true);
  });

  await test.step("another month has its own address; on paper only the sheet is left", async () => {
    await page.getByLabel("Month").selectOption("All time");
    await expect(page).toHaveURL("/dashboard/report?month=all");
    await expect(table.getByRole("row", { name: /^Total, All time/ })).toHaveText(/1,234/);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("heading", { name: "All time" })).toBeVisible();
  });
});
