import { join } from "node:path";
import type { Page } from "@playwright/test";
import { linkIn, readAccessToken, toastWith } from "./support/account-test.ts";
import { expect, openStudioProject, test } from "./support/delivery-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { openDashboard, tab } from "./support/portal-test.ts";

const files = join(import.meta.dirname, "../../supabase/seed/files");
const picture = join(files, "breakfast-advert.png");
const film = join(files, "first-cut-2.mp4");

const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.locator("summary", { hasText: title }) });

async function handOver(page: Page, title: string, { file, note }: { file: string; note: string }) {
  const deliverable = item(page, title);
  await deliverable.getByLabel("Choose a file").setInputFiles(file);
  await deliverable.getByLabel("Note to the client").fill(note);
  await deliverable.getByRole("button", { name: "Hand over a version" }).click();
}

test.describe("a deliverable", () => {
  test.use({ tolerate: /status of 409|409: .*review_deliverable|ERR_INTERNET_DISCONNECTED/ });
  test("goes to the client, back for changes, and is approved, live on both sides @long", async ({
    page,
    context,
    request,
    client,
    staff,
    studioPage,
    mailTo,
  }) => {
    // Two browsers that wait for one another, on a machine that runs other tests.
    test.setTimeout(150_000);
    const project = `${client.mark} trailer`;
    await openDashboard(page, { request, account: client, search: "?tab=projects" });
    await page.getByRole("link", { name: project }).click();
    const drawer = page.getByRole("dialog", { name: project });
    await openStudioProject(studioPage, { request, staff, title: project });

    await test.step("the studio plans it and hands over a first version", async () => {
      await studioPage.getByRole("button", { name: "Add a deliverable" }).press("Enter");
      const form = studioPage.getByRole("dialog", { name: "New deliverable" });
      await expect(form.getByLabel("Title")).toBeFocused();
      await form.getByRole("button", { name: "Add" }).click();
      await expect(form.getByLabel("Title")).toHaveAccessibleDescription("Please give it a title.");
      await form.getByLabel("Title").fill("Poster");
      await form.getByLabel("Kind").selectOption("Media kit");
      await form.getByRole("button", { name: "Add" }).click();
      await expect(drawer.getByText("Poster", { exact: true })).toBeVisible();
      await studioPage.locator("summary", { hasText: "Poster" }).click();
      await handOver(studioPage, "Poster", { file: picture, note: "First light." });
      await expect(toastWith(studioPage, "Version 1 is with the client.")).toBeVisible();
      expect(await findViolations(studioPage, "main")).toEqual([]);
    });

    await test.step("of two who edit it, the later one is told", async () => {
      await item(studioPage, "Poster").getByRole("button", { name: "Edit" }).click();
      const form = studioPage.getByRole("dialog", { name: "Edit deliverable" });
      await form.getByLabel("Description").fill("One sheet.");
      await changeElsewhere(
        studioPage,
        `pr_deliverables?project_id=eq.${openProject(studioPage)}&title=eq.Poster`,
        { description: "Two sheets." },
      );
      await form.getByRole("button", { name: "Save" }).click();
      await expect(form.getByRole("alert")).toContainText("Description: Two sheets.");
      await form.getByRole("button", { name: "Save" }).click();
      await expect(form).toBeHidden();
      await expect(item(studioPage, "Poster").getByText("One sheet.")).toBeVisible();
    });

    const dialog = page.getByRole("dialog", { name: "Poster" });
    await test.step("the client sees it arrive, looks at it and asks for changes", async () => {
      await drawer.getByRole("link", { name: "Poster" }).click();
      await expect(dialog.getByText("Awaiting approval")).toBeVisible();
      const shown = dialog.getByRole("img", { name: "Poster" });
      await expect
        .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(720);
      // What is to be looked at comes before what may be said to it.
      await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
      expect(await findViolations(page, "#deliverable")).toEqual([]);
      await dialog.getByRole("button", { name: "Request changes" }).click();
      await expect(dialog.getByLabel("Comment")).toHaveAccessibleDescription(
        /Please say what should change\./,
      );
      await dialog.getByLabel("Comment").fill("Warmer, please.");
      await context.setOffline(true);
      await dialog.getByRole("button", { name: "Request changes" }).click();
      await expect(dialog.getByRole("alert")).toContainText("There is no connection just now.");
      await context.setOffline(false);
      await dialog.getByRole("button", { name: "Request changes" }).click();
      await expect(toastWith(page, "Changes requested.")).toBeVisible();
      const stated = item(studioPage, "Poster");
      await expect(stated.locator("summary")).toContainText("Changes requested");
      await expect(stated.getByText("Warmer, please.")).toBeVisible();
    });

    await test.step("a second version takes the first one's place", async () => {
      await handOver(studioPage, "Poster", { file: film, note: "Warmer." });
      await expect(dialog.getByText("Version 2 has been delivered.")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Approve" })).toBeHidden();
      expect(await approveFirst(page)).toEqual({ status: 409, hint: "superseded" });
      await dialog.getByRole("button", { name: "Look at the latest" }).click();
      const shown = dialog.locator("video");
      await expect
        .poll(() => shown.evaluate((video: HTMLVideoElement) => video.videoWidth))
        .toBe(640);
      const approve = async () => {
        await dialog.getByRole("button", { name: "Approve" }).first().click();
        const question = page.getByRole("dialog", { name: "Approve version 2?" });
        await expect(question).toContainText("You can take it back for an hour");
        await question.getByRole("button", { name: "Approve" }).click();
        await expect(toastWith(page, "Approved. Thank you.").last()).toBeVisible();
        await expect(dialog.getByRole("button", { name: "Take it back" })).toBeVisible();
      };
      await approve();
      const stated = item(studioPage, "Poster").locator("summary");
      await expect(stated).toContainText(/Approved, can be taken back until \d\d:\d\d/);
      expect(await findViolations(page, "#deliverable")).toEqual([]);
      await expect(dialog.getByText(/^You can take your approval back until/)).toBeVisible();
      await dialog.getByRole("button", { name: "Take it back" }).click();
      await expect(toastWith(page, "Approval taken back.")).toBeVisible();
      await expect(stated).toContainText("Awaiting approval");
      await expect(dialog.getByText("took the approval back")).toBeVisible();
      await approve();
      await expect(stated).toContainText("Approved");
      await dialog.getByRole("button", { name: "Version 1" }).click();
      await expect(dialog.getByRole("img", { name: "Poster" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(drawer.getByText("Approved: Poster")).toHaveCount(2);
      await expect(drawer.getByText("Person took the approval back: Poster")).toBeVisible();
    });

    await test.step("both were told by mail, which leads there", async () => {
      const mail = await mailTo(client.email, /has delivered: Poster/);
      const link = new URL(linkIn(mail));
      await page.goto(`${link.pathname}${link.search}`);
      await expect(page).toHaveURL(/\/review\?/);
      await expect(
        page.getByText("This is approved: what was said can be answered."),
      ).toBeVisible();
      await page.goto("/dashboard?tab=projects");
    });

    await test.step("the studio moves the project, and the dashboard follows", async () => {
      const row = page.getByRole("listitem").filter({ hasText: project });
      await expect(row.getByText("In progress")).toBeVisible();
      await studioPage.getByRole("button", { name: "Give to review" }).click();
      await expect(row.getByText("In review")).toBeVisible();
      await tab(page, "Overview").click();
      await expect(
        page.getByRole("link", { name: `${project} is ready for your review` }),
      ).toBeVisible();
      await expect(studioPage.getByText("Now in review", { exact: true })).toBeVisible();
    });

    await test.step("of two who edit at once, the later one is told", async () => {
      await studioPage.getByRole("button", { name: "Edit", exact: true }).first().click();
      const form = studioPage.getByRole("dialog", { name: "Edit project" });
      await form.getByLabel("Title").fill(`${project}, long`);
      await changeElsewhere(studioPage, `projects?id=eq.${openProject(studioPage)}`, {
        budget: 4321,
      });
      await form.getByRole("button", { name: "Save" }).click();
      await expect(form.getByRole("alert")).toContainText("Budget in pounds: 4321");
      await form.getByRole("button", { name: "Save" }).click();
      await expect(
        studioPage.getByRole("heading", { name: `${project}, long`, level: 2 }),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: `${project}, long is ready` })).toBeVisible();
    });

    await test.step("a project is opened for the client, and deleted again", async () => {
      const title = `${client.mark} reel`;
      await studioPage.getByRole("button", { name: "New project" }).click();
      const form = studioPage.getByRole("dialog", { name: "New project" });
      await form.getByLabel("Title").fill(title);
      await form.getByRole("button", { name: "Open the project" }).click();
      await expect(form.getByRole("alert")).toContainText("Please choose the client.");
      await form.getByLabel("Client").fill(client.email);
      await form.getByRole("button", { name: client.email }).click();
      await form.getByRole("button", { name: "Open the project" }).click();
      await expect(studioPage.getByRole("heading", { name: title, level: 2 })).toBeVisible();
      await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
      await studioPage.getByRole("button", { name: "Delete" }).click();
      const question = studioPage.getByRole("dialog", { name: "Delete this project?" });
      await question.getByRole("button", { name: "Delete" }).click();
      await expect(toastWith(studioPage, "The project is deleted.")).toBeVisible();
      await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    });
  });
});

type Row = Record<string, unknown>;

/** As a page would that has not heard of the second version. */
async function approveFirst(page: Page) {
  const token = await readAccessToken(page);
  return page.evaluate(async (authorization) => {
    const headers = { authorization, "content-type": "application/json" };
    const found = await fetch("/rest/v1/deliverable_versions?number=eq.1&file_name=not.is.null", {
      headers,
    });
    const [first] = (await found.json()) as Row[];
    const answer = await fetch("/rest/v1/rpc/review_deliverable", {
      method: "POST",
      headers,
      body: JSON.stringify({ version: first?.["id"], decision: "approve" }),
    });
    const { hint } = (await answer.json()) as Row;
    return { status: answer.status, hint };
  }, `Bearer ${token}`);
}

/** What a colleague does in another window. */
async function changeElsewhere(page: Page, rows: string, change: Row) {
  const authorization = `Bearer ${await readAccessToken(page)}`;
  await page.evaluate(
    ({ address, headers, body }) => fetch(address, { method: "PATCH", headers, body }),
    {
      address: `/rest/v1/${rows}`,
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(change),
    },
  );
}

function openProject(page: Page): string | null {
  return new URL(page.url()).searchParams.get("project");
}
