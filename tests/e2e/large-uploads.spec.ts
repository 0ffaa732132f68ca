import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { toastWith } from "./support/account-test.ts";
import { expect, openStudioProject, test } from "./support/delivery-test.ts";
import { findViolations } from "./support/find-violations.ts";

const megabyte = 1024 * 1024;

/** A film as far as anybody looks at it. */
function someFilm(bytes: number): Buffer {
  const film = randomBytes(bytes);
  film.write("\0\0\0\x18ftypisom", "latin1");
  return film;
}

const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.locator("summary", { hasText: title }) });

test.describe("a large file", () => {
  test.use({ tolerate: /ERR_ABORTED|net::ERR_FAILED|\b415\b/ });
  test("is paused, outlives a reload, and arrives whole @long", async ({
    request,
    client,
    staff,
    studioPage: page,
  }) => {
    test.setTimeout(150_000);
    const folder = await mkdtemp(join(tmpdir(), "kinolume-e2e-"));
    const path = join(folder, "Master.mp4");
    const film = someFilm(20 * megabyte);
    await writeFile(path, film);
    const title = `${client.mark} trailer`;
    await openStudioProject(page, { request, staff, title });
    await page.getByRole("button", { name: "Add a deliverable" }).press("Enter");
    const form = page.getByRole("dialog", { name: "New deliverable" });
    await form.getByLabel("Title").fill("Master");
    await form.getByLabel("Kind").selectOption("Media kit");
    await form.getByRole("button", { name: "Add" }).click();

    // From the second chunk on each waits for a nod, so that there is something to see.
    const offsets: number[] = [];
    let nod = Promise.withResolvers<void>();
    await page.context().route("**/storage/v1/upload/resumable/*", async (route) => {
      const asked = route.request();
      if (asked.method() !== "PATCH") return route.continue();
      const offset = Number(asked.headers()["upload-offset"]);
      offsets.push(offset);
      if (offset > 0) await nod.promise;
      await route.continue().catch(() => undefined);
    });
    const deliverable = item(page, "Master");
    const choose = async (chosen = path) => {
      await deliverable.getByLabel("Choose a file").setInputFiles(chosen);
      await deliverable.getByRole("button", { name: "Hand over a version" }).click();
    };

    const open = () => page.locator("summary", { hasText: "Master" }).click();
    const stopped = page.getByText(/ was still on its way/);

    await test.step("is refused for good where it is not what it says", async () => {
      const wrong = join(folder, "Words.mp4");
      await writeFile(wrong, Buffer.alloc(7 * megabyte, "not a film "));
      await open();
      await choose(wrong);
      await expect(
        deliverable.getByText("What is inside is not what the file's name says."),
      ).toBeVisible();
      await page.reload();
      await open();
      await expect(deliverable.getByLabel("Choose a file")).toBeAttached();
      await expect(stopped).toHaveCount(0);
      offsets.length = 0;
    });

    await test.step("is forgotten, here and by the server, where nobody wants it to go on", async () => {
      await choose();
      await expect.poll(() => offsets).toEqual([0, 6 * megabyte]);
      await page.getByRole("button", { name: "Pause the upload of Master.mp4" }).click();
      await expect(deliverable.getByText(/, paused$/)).toBeVisible();
      await page.reload();
      await expect(stopped).toHaveCount(1);
      const told = page.waitForResponse(
        (answer) =>
          answer.request().method() === "DELETE" && answer.url().includes("/upload/resumable/"),
      );
      await page.getByRole("button", { name: "Forget it: the upload of Master.mp4" }).click();
      expect((await told).status()).toBe(204);
      await expect(stopped).toHaveCount(0);
      await page.reload();
      await open();
      await expect(deliverable.getByLabel("Choose a file")).toBeAttached();
      await expect(stopped).toHaveCount(0);
      offsets.length = 0;
    });

    await test.step("in pieces, and stops where it is told to", async () => {
      await choose();
      await deliverable.getByLabel("Note to the client").fill("The last master.");
      await expect.poll(() => offsets).toEqual([0, 6 * megabyte]);
      await expect(page.getByRole("progressbar", { name: "Uploading Master.mp4" })).toBeVisible();
      await page.getByRole("button", { name: "Pause the upload of Master.mp4" }).click();
      await expect(deliverable.getByText(/^\d+% of 20 MB, paused$/)).toBeVisible();
      expect(await findViolations(page, "main")).toEqual([]);
    });

    await test.step("goes on where it was after a reload, by the same file", async () => {
      // Nothing is on its way: nobody is asked.
      await page.reload();
      // Its line is open, so that nobody has to look for it.
      await expect(
        page.getByText("Master.mp4 was still on its way. Choose it again, and it goes on where"),
      ).toBeVisible();
      nod.resolve();
      nod = Promise.withResolvers<void>();
      await choose();
      await expect(deliverable.getByLabel("Note to the client")).toHaveValue("The last master.");
      await expect.poll(() => offsets.at(-1)).toBe(6 * megabyte);
    });

    await test.step("and while one works in another area", async () => {
      const project = page.url();
      const goTo = async (name: string) =>
        page.getByRole("navigation").getByRole("link", { name }).first().click();
      await goTo("Inbox");
      const goesOn = "It goes on uploading while you work elsewhere here. Keep this window open.";
      await expect(toastWith(page, goesOn)).toBeVisible();
      await goTo("Projects");
      await page.getByRole("link", { name: title }).click();
      await expect(page.getByRole("progressbar", { name: "Uploading Master.mp4" })).toBeVisible();
      await goTo("Inbox");
      nod.resolve();
      await expect(toastWith(page, "Version 1 is with the client.")).toBeVisible();
      await page.goto(project);
      await page.locator("summary", { hasText: "Master" }).click();
      await expect(deliverable.getByText("The last master.")).toBeVisible();
    });

    await test.step("and is with the client, byte for byte, from what was sent once", async () => {
      expect(offsets).toEqual([0, 6, 6, 12, 18].map((count) => count * megabyte));
      const saved = page.waitForEvent("download");
      await deliverable
        .getByRole("button", { name: /Download/ })
        .first()
        .click();
      const stream = await (await saved).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      expect(Buffer.concat(chunks).equals(film)).toBe(true);
      // Noise is no film: the studio hears that the client sees none, and why.
      const why = deliverable.getByText("The client does not see this file in the review");
      await expect(why).toBeVisible();
      await expect(deliverable.getByText("Look at it, and hand it over again.")).toBeVisible();
      await rm(folder, { recursive: true });
    });
  });
});
