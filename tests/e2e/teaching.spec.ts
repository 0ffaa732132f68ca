import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { toastWith } from "./support/account-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect as baseExpect, test } from "./support/portal-test.ts";
import { openStudio, rowOf } from "./support/studio-test.ts";

const expect = baseExpect.configure({ timeout: 30_000 });

test.use({ viewport: { width: 1440, height: 900 } });

test("an unanswered question is taught, answered from then on, switched off, and taken along", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const mark = `zeppelin${randomUUID().slice(0, 6).replaceAll(/\d/g, "x")}`;
  const ask = async (message: string) => {
    const answer = await request.post("/functions/v1/chat-with-ai", { data: { message } });
    return (await answer.json()) as { response: string; sources: unknown };
  };
  const question = `Do you repair a ${mark}?`;
  expect((await ask(question)).response).toContain("I don't know");
  await ask(`do you repair ${mark}`);

  await openStudio(page, { request, at: `/studio/assistant?view=unmet&q=${mark}` });
  await expect(rowOf(page, mark)).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: mark })).toContainText("2");
  await rowOf(page, mark).click();
  const detail = page.getByRole("region", { name: "Details" });
  await detail.getByRole("button", { name: "Write an answer" }).click();
  await expect(detail.getByLabel("Questions, one a line")).toHaveValue(new RegExp(mark));
  await detail.getByLabel("Page that says so").fill("//elsewhere");
  await detail.getByLabel("Answer", { exact: true }).fill("Yes, on Sundays.");
  await detail.getByRole("button", { name: "Save" }).click();
  await expect(detail.getByText("begins with one slash")).toBeVisible();
  await detail.getByLabel("Page that says so").fill("");
  expect(await findViolations(page, "#main")).toEqual([]);
  await detail.getByRole("button", { name: "Save" }).click();
  await expect(toastWith(page, "Saved. The assistant says it from now on.")).toBeVisible();
  expect(await ask(question)).toMatchObject({
    response: "Yes, on Sundays.",
    sources: [{ title: "The studio", href: "" }],
  });

  await page.getByRole("link", { name: "Taught", exact: true }).click();
  // The list of before has a row of that name, too.
  await expect(page).toHaveURL(/view=taught/);
  await expect(page.getByRole("button", { name: "Export for content/" })).toBeVisible();
  await rowOf(page, mark).click();
  await detail.getByLabel("Answer", { exact: true }).fill("Yes, on Mondays.");
  await detail.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await ask(question)).response).toBe("Yes, on Mondays.");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export for content/" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Yes, on Mondays.");
  await detail.getByRole("button", { name: "Switch off" }).click();
  await expect(toastWith(page, "Switched off.")).toBeVisible();
  expect((await ask(question)).response).toContain("I don't know");
});
