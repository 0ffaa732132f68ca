import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bucketLimits } from "../../app/features/file/bucket-limits.ts";
import { findViolations } from "./support/find-violations.ts";
import {
  composer,
  expect,
  holdSockets,
  log,
  openDashboard,
  say,
  tab,
  test,
} from "./support/message-test.ts";

test.describe.configure({ timeout: 120_000 });
// Uploads that break off, and a page without a connection, on purpose.
test.use({ tolerate: /ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED|WebSocket/ });

test("a client and the studio talk, live, through a cut line", async ({
  page,
  request,
  client,
  studioPage,
}) => {
  const sockets = await holdSockets(page);
  await openDashboard(page, { request, account: client, search: "?tab=messages" });

  await test.step("a draft survives a reload, and Enter sends it", async () => {
    await expect(page.getByText("Nothing has been said yet.")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await composer(page).fill("Could the film open");
    await page.reload();
    await expect(composer(page)).toHaveValue("Could the film open");
    await composer(page).press("End");
    await composer(page).press("Shift+Enter");
    await composer(page).pressSequentially("on the hands?");
    await composer(page).press("Enter");
    await expect(log(page).getByText("Sent", { exact: true })).toBeVisible();
    await expect(composer(page)).toHaveValue("");
    await expect(composer(page)).toBeFocused();
  });

  await test.step("the studio finds it unread, reads it, and the mark arrives", async () => {
    await studioPage.goto(`/studio/messages?show=unread&q=${client.mark}`);
    const row = studioPage.getByRole("list", { name: "Conversations" }).getByRole("link");
    await expect(row).toContainText("1 unread");
    await expect(log(page).getByText(/^Read /)).toHaveCount(0);
    await row.click();
    await expect(log(studioPage)).toContainText("Could the film open\non the hands?");
    await expect(log(page).getByText(/^Read /)).toBeVisible();
    expect(await findViolations(studioPage, "#main")).toEqual([]);
  });

  await test.step("a canned answer greets the client, who is told on whichever tab", async () => {
    await tab(page, "Overview").click();
    await studioPage.getByRole("button", { name: "Canned answers" }).click();
    await studioPage.getByRole("button", { name: "New answer" }).click();
    await studioPage.getByLabel("Title").fill(client.mark);
    await studioPage.getByLabel("Answer", { exact: true }).fill("Dear {{name}}, yes.");
    await studioPage.getByRole("button", { name: "Save" }).click();
    await studioPage.getByRole("button", { name: `${client.mark} Dear {{name}}, yes.` }).click();
    await expect(composer(studioPage)).toHaveValue(`Dear ${client.mark} Person, yes.`);
    await composer(studioPage).press("Enter");
    await expect(page.getByRole("tab", { name: "Messages , 1 unread" })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
    await studioPage.getByRole("button", { name: "Assign to me" }).click();
    await expect(studioPage.getByRole("combobox", { name: "Assigned to" })).not.toHaveValue("");
    await page.getByRole("tab", { name: /^Messages/ }).click();
    await expect(log(page)).toContainText(`Dear ${client.mark} Person, yes.`);
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(log(studioPage).getByText(/^Read /)).toBeVisible();
  });

  await test.step("with the socket cut nothing is lost, and nothing comes twice", async () => {
    await sockets.cut();
    for (const word of ["one", "two", "three"]) await say(studioPage, `Meanwhile ${word}`);
    await say(page, "Said during the cut");
    await expect(log(studioPage).getByText(/^Meanwhile/)).toHaveCount(3);
    await expect(log(studioPage).getByText("Said during the cut")).toHaveCount(1);
    await expect(log(page).getByText(/^Meanwhile/)).toHaveCount(0);
    sockets.mend();
    await expect(log(page).getByText(/^Meanwhile/)).toHaveText(
      ["Meanwhile one", "Meanwhile two", "Meanwhile three"],
      { timeout: 30_000 },
    );
    await say(studioPage, "After the cut");
    await expect(log(page).getByText("After the cut")).toHaveCount(1);
    await expect(log(page).getByText("Said during the cut")).toHaveCount(1);
  });

  await test.step("what is written offline waits, and goes by itself", async () => {
    await page.context().setOffline(true);
    await say(page, "Written on a train");
    await expect(log(page).getByText("Waiting for a connection")).toBeVisible();
    await page.context().setOffline(false);
    await expect(log(studioPage).getByText("Written on a train")).toHaveCount(1);
    await expect(log(page).getByText("Waiting for a connection")).toHaveCount(0);
    await expect(log(page).getByText("Written on a train")).toHaveCount(1);
  });

  await test.step("a phone reaches the composer, and nothing is wider than the screen", async () => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      await composer(page).blur();
      await composer(page).focus();
      await expect(composer(page)).toBeInViewport();
      const readOverflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      // What is laid out by the script follows the window a frame later.
      await expect.poll(readOverflow).toBe(0);
    }
  });
});

/** One pixel of it. */
const still = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("files go up, are refused in words, and break off without a trace @long", async ({
  page,
  request,
  client,
  studioPage,
  messageRows,
}) => {
  const id = await messageRows.findId(client.email);
  const folder = await mkdtemp(join(tmpdir(), "kinolume-e2e-"));
  const large = join(folder, "Long take.mp4");
  await writeFile(large, "");
  // With nothing in it, and nothing on the disk.
  await truncate(large, bucketLimits.attachments.bytes + 1);
  await openDashboard(page, { request, account: client, search: "?tab=messages" });
  const picker = page.locator("[data-conversation] input[type=file]");
  const breakingOff = Promise.withResolvers<void>();

  await test.step("too large, or of the wrong kind, is said before anything is sent", async () => {
    await picker.setInputFiles(large);
    await expect(page.getByText("Larger than 2 GB, which is the most.")).toBeVisible();
    await page.getByRole("button", { name: "Remove Long take.mp4" }).click();
    const html = { name: "page.html", mimeType: "text/html", buffer: Buffer.from("<p>Hi") };
    await picker.setInputFiles(html);
    await expect(page.getByText("This kind of file is not taken.")).toBeVisible();
    await page.getByRole("button", { name: "Remove page.html" }).click();
    await rm(folder, { recursive: true });
  });

  await test.step("an upload under way is not lost to a reload unasked", async () => {
    await page.route("**/storage/v1/upload/resumable", async (route) => {
      await breakingOff.promise;
      await route.abort("connectionfailed");
    });
    await picker.setInputFiles({ name: "Still.png", mimeType: "image/png", buffer: still });
    await expect(page.getByRole("progressbar", { name: "Uploading Still.png" })).toBeVisible();
    const asked = page.waitForEvent("dialog");
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
  });

  await test.step("an upload that breaks off leaves nothing, and is tried again", async () => {
    await page.context().setOffline(true);
    breakingOff.resolve();
    await expect(page.getByText("The connection is gone.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Still.png again" })).toBeVisible();
    expect(await messageRows.countFiles(client.email)).toBe(0);
    await page.unroute("**/storage/v1/upload/resumable");
    await page.context().setOffline(false);
    await expect(page.getByText("70 bytes", { exact: true })).toBeVisible();
    expect(await messageRows.countFiles(client.email)).toBe(1);
  });

  await test.step("what is taken back is gone from the server too", async () => {
    await picker.setInputFiles({
      name: "Notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Scene one"),
    });
    await expect.poll(() => messageRows.countFiles(client.email)).toBe(2);
    await page.getByRole("button", { name: "Remove Notes.txt" }).click();
    await expect.poll(() => messageRows.countFiles(client.email)).toBe(1);
  });

  await test.step("the other side sees the picture, and takes a file with it", async () => {
    await composer(page).press("Enter");
    await expect(log(page).getByRole("button", { name: "Show Still.png large" })).toBeVisible();
    await studioPage.goto(`/studio/messages?client=${id}`);
    await expect(
      log(studioPage).getByRole("button", { name: "Show Still.png large" }),
    ).toBeVisible();
    await studioPage.locator("[data-conversation] input[type=file]").setInputFiles({
      name: "Shot list.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Shot one"),
    });
    await expect(studioPage.getByText("8 bytes", { exact: true })).toBeVisible();
    await composer(studioPage).press("Enter");
    const download = page.waitForEvent("download");
    await log(page).getByRole("button", { name: "Download Shot list.txt" }).click();
    expect((await download).suggestedFilename()).toBe("Shot list.txt");
  });
});

test("older messages come without a jump, and the dashboard follows the studio @long", async ({
  page,
  request,
  client,
  messageRows,
}) => {
  await messageRows.addHistory(client.email, 90);
  await openDashboard(page, { request, account: client, search: "?tab=messages" });
  await expect(log(page).getByText("Entry 90", { exact: true })).toBeInViewport();
  await expect(log(page).locator("[data-message]")).toHaveCount(40);

  await test.step("what one looks at stays where it is", async () => {
    const anchor = log(page).getByText("Entry 55", { exact: true });
    await anchor.evaluate((element) =>
      element.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    const placeOf = async () => (await anchor.boundingBox())?.y ?? 0;
    const before = await placeOf();
    await page.getByRole("button", { name: "Earlier messages" }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await expect(log(page).locator("[data-message]")).toHaveCount(80);
    expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(2);
  });

  await test.step("a project that the studio renames is renamed here", async () => {
    await tab(page, "Projects").click();
    await expect(page.getByText(`${client.mark} teaser`).first()).toBeVisible();
    await messageRows.renameProject(
      client.email,
      `${client.mark} teaser`,
      `${client.mark} nocturne`,
    );
    await expect(page.getByText(`${client.mark} nocturne`).first()).toBeVisible();
  });
});
