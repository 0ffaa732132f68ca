import type { Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { codeAt, stepAt } from "../../server/auth/totp.ts";
import { fillSignIn, haveSession, openAuth, toastWith } from "./support/account-test.ts";
import { expect, test } from "./support/delivery-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { openDashboard } from "./support/portal-test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Blocks come every two seconds, and are final two blocks later. */
const onChain = { timeout: 30_000 };

const csv = (...lines: string[]) => ({
  name: "figures.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Date;Reach;Mentions", ...lines].join("\r\n")),
});

/** On a phone a table scrolls within itself. */
async function expectNoSidewaysScrolling(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const readOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(readOverflow).toBe(0);
  if (size) await page.setViewportSize(size);
}

test("staff import a campaign's figures whole or not at all, the client sees them live, and a proof is revoked", async ({
  page,
  studioPage,
  request,
  client,
  staff,
  studioRows,
}) => {
  test.setTimeout(90_000);
  // Anchored while the rest goes on.
  const anchored = await studioRows.beginProof(`${client.mark} proof`);
  await openDashboard(page, { request, account: client, search: "?tab=pr-campaigns" });
  await haveSession(studioPage, request, staff);
  await studioPage.goto(`/studio/campaigns?q=${client.mark}&state=active`);
  await studioPage.locator("[data-row]").first().click();
  const detail = studioPage.getByRole("region", { name: "Details" });
  const form = studioPage.getByRole("dialog", { name: "Edit campaign" });
  await detail.getByRole("button", { name: "Edit" }).press("Enter");
  await expect(form.getByLabel("Title")).toBeFocused();
  await form.getByLabel("Starts").fill("2026-01-03");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await detail.getByRole("button", { name: "Enter a day" }).press("Enter");
  const day = studioPage.getByRole("dialog", { name: "Figures of one day" });
  await expect(day.getByLabel("Date")).toBeFocused();
  await day.getByLabel("Date").fill("2026-01-02");
  await day.getByRole("button", { name: "Save" }).click();
  await expect(day.getByLabel("Date")).toHaveAccessibleDescription(
    "The date lies before the campaign’s start on 2026-01-03.",
  );
  await studioPage.keyboard.press("Escape");

  await detail.getByRole("button", { name: "Import a file" }).press("Enter");
  const dialog = studioPage.getByRole("dialog", { name: "Import figures" });
  const chooser = dialog.locator("input[type=file]");
  await expect(chooser).toBeFocused();

  await chooser.setInputFiles(csv("2026-01-02;777,123;1", "2026-02-31;5;x"));
  await expect(dialog.getByText("figures.csv: 3 errors. Nothing is imported.")).toBeVisible();
  await expect(chooser).toHaveValue(/figures\.csv$/);
  await expect(
    dialog.getByText("Line 2 Date: The date lies before the campaign’s start on 2026-01-03."),
  ).toBeVisible();
  await expect(dialog.getByText("Line 3 Date:")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();

  const today = new Date().toISOString().slice(0, 10);
  await chooser.setInputFiles(csv("2026-01-05;1;1", `${today};777,123;41`));
  await expect(dialog.getByText("figures.csv: 2 days, 5 Jan 2026 to")).toBeVisible();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(
    toastWith(studioPage, "The figures are saved. The client sees them at once."),
  ).toBeVisible();
  await expect(detail.getByRole("cell", { name: "777,123" })).toBeVisible();
  await expect(page.getByText("777,123").first()).toBeVisible();
  expect(await findViolations(studioPage, "#main")).toEqual([]);
  await expectNoSidewaysScrolling(studioPage);

  await detail.getByRole("button", { name: "Complete" }).click();
  await expect(detail.getByText("Completed", { exact: true })).toBeVisible();
  await detail.getByRole("button", { name: "Edit" }).click();
  const title = `Renamed ${client.mark}`;
  await form.getByLabel("Title").fill(title);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await studioPage.goto(`/studio/campaigns?campaign=${anchored}`);
  const revoke = detail.getByRole("button", { name: "Revoke the proof" });
  await expect(revoke).toBeVisible(onChain);
  await expect(detail.getByText("The wording of today is verified.")).toBeVisible();
  await revoke.press("Enter");
  const question = studioPage.getByRole("dialog", { name: "Revoke this proof?" });
  // With nothing to fill in it begins where the browser does: never on the step that cannot be taken back.
  await expect(question.getByRole("button", { name: "Close" })).toBeFocused();
  await question.getByRole("button", { name: "Revoke the proof" }).click();
  await expect(
    toastWith(studioPage, "The proof is revoked as soon as the chain has it."),
  ).toBeVisible();
  await expect(revoke).toHaveCount(0);
  await expect(detail.getByText("The proof was revoked.")).toBeVisible(onChain);
  const check = await request.post("/functions/v1/verify-content-authenticity", {
    data: { contentHash: await detail.locator("code").innerText() },
  });
  expect(await check.json()).toMatchObject({ authenticity_score: 0 });
});

test("an answer of the assistant is looked into and marked, and a post of Labs is hidden @long", async ({
  studioPage: page,
  request,
  staff,
  studioRows,
}) => {
  test.setTimeout(60_000);
  const word = `cold${randomBytes(4).toString("hex")}`;
  const asked = await request.post("/functions/v1/chat-with-ai", {
    data: { message: `What does the Starter PR package cost for a ${word}?` },
  });
  expect(asked.status()).toBe(200);
  await haveSession(page, request, staff);
  await page.goto(`/studio/assistant?q=${word}`);
  await page.locator("[data-row]").first().click();
  const detail = page.getByRole("region", { name: "Details" });
  const { conversationId }: { conversationId: string } = await asked.json();
  const more = `And for ${word} nights?`;
  await request.post("/functions/v1/chat-with-ai", { data: { message: more, conversationId } });
  await expect(detail.getByText(more)).toBeVisible();
  await expect(page.getByText("4 messages", { exact: true })).toBeVisible();
  const answer = detail.getByRole("listitem").filter({ hasText: "What was found" }).first();
  await answer.getByText("What was found").click();
  await expect(answer.getByText("In the assistant’s own words.")).toBeVisible();
  await answer.getByRole("button", { name: "Mark as wrong" }).click();
  await answer.getByLabel("What would be right?").fill("Ask us about cold places.");
  await answer.getByRole("button", { name: "Mark as wrong" }).click();
  await expect(detail.getByText("Ask us about cold places.")).toBeVisible();
  await expect(page.getByText("Wrong answer", { exact: true })).toBeVisible();
  expect(await findViolations(page, "#main")).toEqual([]);

  await page.goto("/studio/labs");
  await expect(page.getByRole("table", { name: "Posts in Labs" })).toBeVisible();
  await page.getByRole("button", { name: "Refresh now" }).click();
  await expect(toastWith(page, "Labs is up to date.")).toBeVisible();

  const title = `Post about ${word}`;
  await studioRows.addPost(title);
  await page.getByRole("searchbox", { name: "Search titles" }).fill(word);
  const post = page.getByRole("row").filter({ hasText: title });
  await expect(post.getByText("Shown")).toBeVisible();
  await post.getByRole("button", { name: `Hide ‘${title}’` }).click();
  await expect(post.getByText("Hidden")).toBeVisible();
  await page.reload();
  await expect(post.getByText("Hidden")).toBeVisible();
  await expect(post.getByRole("button", { name: `Show ‘${title}’` })).toBeVisible();
  expect(await findViolations(page, "#main")).toEqual([]);
});

test("a second step guards the studio from the next sign-in on @long", async ({
  studioPage: page,
  request,
  staff,
}) => {
  test.setTimeout(60_000);
  await haveSession(page, request, staff);
  await page.goto("/studio/security");
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  const key = (await page.locator("code").innerText()).replaceAll(/\s/g, "");
  const code = (steps: number) => codeAt(key, stepAt(Date.now()) + steps);
  await expect(page.getByRole("img", { name: /Square code/ })).toBeVisible();
  expect(await findViolations(page, "#main")).toEqual([]);
  await page.getByLabel("Six-digit code").fill("12");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Please enter the six digits.")).toBeVisible();
  await page.getByLabel("Six-digit code").fill(code(-1));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("On. After your password")).toBeVisible();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 of 10 left.")).toBeVisible();
  expect(await findViolations(page, "#main")).toEqual([]);

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await openAuth(page);
  await fillSignIn(page, staff);
  await page.getByRole("button", { name: "Sign In" }).last().click();
  await expect(page.getByRole("heading", { name: "One more step." })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Areas of the studio" })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.goto("/studio/clients");
  await page.getByLabel("Six-digit code").fill(code(0));
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL("/studio/clients");
  await expect(page.getByRole("navigation", { name: "Areas of the studio" })).toBeVisible();
});
