import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { readAccessToken } from "./support/account-test.ts";
import { expect as baseExpect, openStudioProject, test } from "./support/delivery-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { comeNear, openDashboard } from "./support/portal-test.ts";

// A change is heard, read and drawn, on a machine that runs other tests.
const expect = baseExpect.configure({ timeout: 20_000 });

type Row = Record<string, unknown>;

/** As whoever is signed in on this page. */
async function ask(page: Page, path: string, body: Row, method = "POST"): Promise<Row[]> {
  const headers = {
    authorization: `Bearer ${await readAccessToken(page)}`,
    "content-type": "application/json",
    prefer: "return=representation",
  };
  const answer = await page.request.fetch(`/rest/v1/${path}`, { method, headers, data: body });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  const said: Row | Row[] = await answer.json();
  return Array.isArray(said) ? said : [said];
}

test("what a client says of a version is answered and resolved in the studio, and what they approve is theirs to keep @long", async ({
  page,
  request,
  client,
  staff,
  studioPage,
}) => {
  test.setTimeout(150_000);
  const project = `${client.mark} trailer`;
  await openStudioProject(studioPage, { request, staff, title: project });
  const projectId = new URL(studioPage.url()).searchParams.get("project") ?? "";
  const comments = studioPage.getByRole("region", { name: "Comments" });
  await expect(comments.getByText("Nothing is open.")).toBeVisible();

  const [made] = await ask(studioPage, "pr_deliverables", {
    project_id: projectId,
    title: "Trailer",
    deliverable_type: "film",
    url: "https://film.example/trailer",
    usage_rights: "Online, worldwide.",
    usage_ends_on: "2036-01-31",
  });
  const deliverable = String(made?.["id"]);
  const [version] = await ask(studioPage, "rpc/deliver_version", { deliverable });

  await openDashboard(page, { request, account: client });
  const needs = page.getByRole("link", { name: /^Trailer/ });
  await expect(needs).toContainText("Version 1 is waiting for you");
  for (const body of ["Too dark at the beginning.", "Lovely music."])
    await ask(page, "rpc/add_review_comment", { id: randomUUID(), version: version?.["id"], body });
  await expect(needs).toContainText("Version 1 is waiting for you, 2 comments open");

  await test.step("the studio answers, resolves and opens again, live", async () => {
    const first = comments.getByRole("listitem", { name: "#1" });
    await expect(first).toContainText("Too dark at the beginning.");
    await expect(first).toContainText("In general");
    // A field for each comment would bury what was said.
    await expect(comments.getByRole("textbox")).toHaveCount(0);
    await first.getByRole("button", { name: "Answer comment 1" }).press("Enter");
    await expect(first.getByLabel("Answer to comment 1")).toBeFocused();
    await first.getByRole("button", { name: "Cancel" }).click();
    await expect(first.getByRole("button", { name: "Answer comment 1" })).toBeFocused();
    await studioPage.keyboard.press("Enter");
    await first.getByLabel("Answer to comment 1 on Trailer").fill("It is brighter now.");
    await studioPage.keyboard.press("Control+Enter");
    await expect(first.getByRole("listitem")).toContainText("It is brighter now.");
    await first.getByRole("button", { name: "Resolve comment 1" }).click();
    await expect(first).toBeHidden();
    await expect(comments.getByRole("listitem", { name: "#2" })).toBeVisible();
    await expect(needs).toContainText("1 comment open");
    await comments.getByRole("button", { name: "Resolved" }).click();
    await first.getByRole("button", { name: "Open comment 1 on Trailer again" }).click();
    await expect(comments.getByText("Nothing is resolved yet.")).toBeVisible();
    await comments.getByRole("button", { name: "Open", exact: true }).click();
    expect(await findViolations(studioPage, "main")).toEqual([]);
    const saved = studioPage.waitForEvent("download");
    await comments
      .getByRole("button", { name: "CSV of the comments on Trailer, version 1" })
      .click();
    expect((await saved).suggestedFilename()).toBe("trailer-v1-comments.csv");
  });

  await test.step("what is approved is among the final deliveries, with its rights", async () => {
    await ask(page, "rpc/review_deliverable", { version: version?.["id"], decision: "approve" });
    const final = page.getByRole("region", { name: "Final deliveries" });
    await comeNear(page, final);
    await expect(final).toContainText("Trailer");
    await expect(final).toContainText("Online, worldwide.");
    await expect(final).toContainText("May be used until 31 January 2036.");
    await expect(final.getByRole("link", { name: "film.example/trailer" })).toBeVisible();
    expect(await findViolations(page, "main")).toEqual([]);
  });

  await test.step("what is only planned says that nothing of it has come yet", async () => {
    const [planned] = await ask(studioPage, "pr_deliverables", {
      project_id: projectId,
      title: "Teaser",
      deliverable_type: "film",
    });
    await page.goto(`/review?d=${String(planned?.["id"])}&v=1`);
    await expect(page.getByText("Nothing of “Teaser” has been delivered yet.")).toBeVisible();
  });
});
