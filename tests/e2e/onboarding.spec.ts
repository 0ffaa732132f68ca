import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, haveSession, password, test, toastWith } from "./support/account-test.ts";
import { findCovered } from "./support/find-covered.ts";
import { findViolations } from "./support/find-violations.ts";
import {
  payFirstInvoice,
  signInAs,
  signInAsStudio,
  signWithoutPage,
} from "./support/onboarding-test.ts";
import { openStudio, writeElsewhere } from "./support/studio-test.ts";

// A brief that somebody else has saved meanwhile, and an upload without a line.
test.use({
  viewport: { width: 1440, height: 900 },
  tolerate: /409.*rpc\/save_brief|ERR_INTERNET_DISCONNECTED/,
});

const stateOf = (page: Page, kind: string) => page.locator(`main [data-step=${kind}]`).first();
const sheet = (page: Page, name: string) => page.getByRole("dialog", { name });
const picture = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
});

async function expectUsable(page: Page) {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    expect(await findViolations(page), `${size.width} wide`).toEqual([]);
  }
  expect(await findCovered(page, "first screen")).toEqual([]);
}

test("the first days of a project complete themselves, from the signature to the studio's beginning @long", async ({
  page,
  request,
  mailTo,
  accounts,
  payments,
}) => {
  test.setTimeout(240_000);
  const makeAccount = async (address: string) => {
    await accounts.create({ email: address, password });
  };
  const email = await signWithoutPage(request, mailTo, makeAccount);
  const client = { email, password };
  const asClient = await signInAs(request, client);
  const rows = (await asClient("GET", "/rest/v1/onboardings?select=id,company_id")) as {
    id: string;
    company_id: string;
  }[];
  const { id = "", company_id: companyId = "" } = rows[0] ?? {};
  await haveSession(page, request, client);
  await page.goto("/dashboard");

  await test.step("what was signed, and what is needed, is where a client lands", async () => {
    await expect(page.getByRole("heading", { name: "Before the first take." })).toBeVisible();
    await expect(page.getByText("1 of 5 things is here.")).toBeVisible();
    for (const kind of ["brief", "files", "people", "invoice", "begin", "delivery"])
      await expect(stateOf(page, kind)).toHaveAttribute("data-state", "waiting");
    await expect(stateOf(page, "billing")).toHaveAttribute("data-state", "done");
    const signed = page.getByRole("region", { name: "The harbour after dark" });
    await expect(signed.getByText("£14,450.00")).toBeVisible();
    await expect(signed.getByText("We begin", { exact: true }).first()).toBeVisible();
    const saving = page.waitForEvent("download");
    await signed.getByRole("button", { name: "PDF of The harbour after dark" }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
    const proving = page.waitForEvent("download");
    await signed.getByRole("button", { name: "acceptance.json" }).click();
    expect((await proving).suggestedFilename()).toBe("acceptance.json");
    await expectUsable(page);
  });

  const brief = sheet(page, "The brief");
  await test.step("the brief is opened and written by the keyboard, and kept", async () => {
    await page.getByRole("link", { name: "Write the brief" }).focus();
    await page.keyboard.press("Enter");
    await expect(brief.getByLabel("What must the story do?")).toBeFocused();
    await brief.getByRole("button", { name: "Hand in the brief" }).click();
    await expect(brief.getByText("Please say what the story must do.")).toBeVisible();
    await expect(brief.getByLabel("What must the story do?")).toBeFocused();
    await page.keyboard.type("That a harbour never sleeps.");
    await brief.getByLabel("What must it say or show?").fill("x".repeat(4001));
    await brief.getByRole("button", { name: "Save for later" }).click();
    await expect(brief.getByText("under 4,000 characters")).toBeVisible();
    await brief.getByLabel("What must it say or show?").fill("The night shift");
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(brief.getByLabel("What must it say or show?")).toHaveValue("The night shift");
    await brief.getByRole("button", { name: "Save for later" }).click();
    await expect(toastWith(page, "Saved. It is not handed in yet.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(brief).toBeHidden();
    await expect(stateOf(page, "brief").getByText(/^Begun on/)).toBeVisible();
    await expect(stateOf(page, "brief")).toHaveAttribute("data-state", "waiting");
  });

  await test.step("what somebody else has saved meanwhile is shown, and not written over unseen", async () => {
    await page.getByRole("link", { name: "Go on writing" }).click();
    await brief.getByLabel("Who is it for?").fill("Whoever buys freight.");
    await page.context().setOffline(true);
    await brief.getByRole("button", { name: "Hand in the brief" }).click();
    await expect(brief.getByText("You are offline.")).toBeVisible();
    await page.context().setOffline(false);
    await asClient("POST", "/rest/v1/rpc/save_brief", {
      project: id,
      seen: 1,
      brief: { story: "That a harbour dreams.", audience: "Children" },
    });
    await brief.getByRole("button", { name: "Hand in the brief" }).click();
    await expect(
      brief.getByText("Somebody has saved this brief since you opened it"),
    ).toBeVisible();
    await expect(brief.getByText("Now saved: Children")).toBeVisible();
    await expect(brief.getByLabel("Who is it for?")).toHaveValue("Whoever buys freight.");
    expect(await findViolations(page)).toEqual([]);
    await brief.getByRole("button", { name: "Hand in the brief" }).click();
    await expect(toastWith(page, "The brief is in. We read it, and call you.")).toBeVisible();
    await expect(brief).toBeHidden();
    await expect(stateOf(page, "brief")).toHaveAttribute("data-state", "done");
  });

  await test.step("files go up one by one, and say why one does not", async () => {
    const brand = sheet(page, "Your brand");
    await page.getByRole("link", { name: "Add files" }).click();
    await brand
      .getByLabel("Choose files")
      .setInputFiles([
        picture("Logo \u202egnp..png"),
        { name: "page.html", mimeType: "text/html", buffer: Buffer.from("<p>") },
        picture("stamp.png"),
      ]);
    await expect(brand.getByText("This kind of file is not taken.")).toBeVisible();
    const list = brand.getByRole("list", { name: "Files that are here" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.getByText("Logo gnp..png")).toBeVisible();
    await brand.getByRole("button", { name: "Remove page.html" }).click();
    await brand.getByRole("button", { name: "Remove stamp.png" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(stateOf(page, "files")).toHaveAttribute("data-state", "done");
  });

  await test.step("a viewer reads all of it, and changes nothing", async () => {
    const viewer = { email: `${randomUUID()}@harbour.example`, password };
    await accounts.create(viewer);
    await payments.asOwner(
      (sql) => sql`
        select private.add_member(${companyId}, id, 'viewer') from auth.users where email = ${viewer.email}`,
    );
    await haveSession(page, request, viewer);
    await page.goto("/dashboard");
    await expect(stateOf(page, "people").getByText("2 are in, or invited.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Nobody else" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "See the files" })).toBeVisible();
    await page.getByRole("link", { name: "Read it" }).click();
    await expect(brief.getByText("That a harbour never sleeps.")).toBeVisible();
    await expect(brief.getByRole("textbox")).toHaveCount(0);
    await payments.asOwner(
      (sql) => sql`
        delete from memberships m using auth.users u
        where u.id = m.user_id and u.email = ${viewer.email} and m.company_id = ${companyId}`,
    );
  });

  await test.step("what is said and what is paid is seen as it comes", async () => {
    await haveSession(page, request, client);
    await page.goto("/dashboard");
    await expect(stateOf(page, "people")).toHaveAttribute("data-state", "waiting");
    await page.getByRole("button", { name: "Nobody else" }).click();
    await expect(stateOf(page, "people")).toHaveAttribute("data-state", "done");
    await payFirstInvoice(request, id);
    await expect(stateOf(page, "invoice")).toHaveAttribute("data-state", "done");
    await expect(page.getByRole("heading", { name: "Ready to roll." })).toBeVisible();
    await expectUsable(page);
    await page.goto(`/dashboard?tab=projects&project=${id}`);
    const drawer = sheet(page, "The harbour after dark");
    await expect(drawer.getByRole("list", { name: "First days" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("the studio has the brief, the files and a notice, and begins", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Ready to roll." })).toBeVisible();
    const studio = await signInAsStudio(request);
    await studio("PATCH", `/rest/v1/projects?id=eq.${id}`, { status: "in_progress" });
    await expect(page.getByRole("heading", { name: "Ready to roll." })).toBeHidden();
    const told = (await studio(
      "GET",
      `/rest/v1/notices?select=facts&kind=eq.brief&subject_id=eq.${id}&order=id`,
    )) as { facts: { state: string } }[];
    expect(new Set(told.map(({ facts }) => facts.state))).toEqual(new Set(["handed_in", "files"]));

    await openStudio(page, { request, at: `/studio/projects?project=${id}` });
    const board = page.getByRole("region", { name: "From the client" });
    await expect(board.getByText("Everything is here.")).toBeVisible();
    await expect(board.getByText("That a harbour never sleeps.")).toBeVisible();
    const saving = page.waitForEvent("download");
    await board.getByRole("button", { name: /^Download Logo gnp/ }).click();
    expect((await saving).suggestedFilename()).toBe("Logo gnp..png");
    await expectUsable(page);
  });
});

test("the studio asks for a brief of any project, and sees it change", async ({
  page,
  request,
  account,
  payments,
}) => {
  const id = randomUUID();
  await payments.asOwner(
    (sql) => sql`
      insert into projects (id, company_id, title)
      select ${id}, m.company_id, 'Winter film' from memberships m join auth.users u on u.id = m.user_id
      where u.email = ${account.email}`,
  );
  await openStudio(page, { request, at: `/studio/projects?project=${id}` });
  const board = page.getByRole("region", { name: "From the client" });
  await board.getByRole("button", { name: "Ask for a brief" }).click();
  await expect(board.getByText("4 things are missing.")).toBeVisible();
  const asClient = await signInAs(request, account);
  await asClient("POST", "/rest/v1/rpc/save_brief", {
    project: id,
    seen: 0,
    brief: { story: "Snow", audience: "Skiers" },
    hand_in: true,
  });
  await expect(board.getByText("3 things are missing.")).toBeVisible();
  await expect(board.getByText("Snow")).toBeVisible();
  await writeElsewhere(page, {
    method: "PATCH",
    path: `/rest/v1/projects?id=eq.${id}`,
    body: { status: "cancelled" },
  });
});
