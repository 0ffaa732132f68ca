import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { haveSession, password } from "./support/account-test.ts";
import { input, lead, log, openChat, opener, panel } from "./support/chat-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { productUrl } from "./support/fixtures.ts";
import { expect as baseExpect, test as base } from "./support/payment-test.ts";

// What one side does reaches the other over the database, on a machine that runs other tests.
const expect = baseExpect.configure({ timeout: 30_000 });

const test = base.extend<{ staff: { email: string; password: string } }>({
  staff: async ({ accounts, payments: db }, use) => {
    const email = `${randomUUID()}@studio.example`;
    await accounts.create({ email, password });
    await db.asOwner(
      (sql) => sql`
        update auth.users set raw_app_meta_data = '{"role": "staff"}' where email = ${email}`,
    );
    await use({ email, password });
  },
});

test.use({
  tolerate: /follow-talk|talk-to-person|chat-with-ai/,
  viewport: { width: 1440, height: 900 },
});

const message = (page: Page) => panel(page).getByLabel("Your message");
const bar = (page: Page) => panel(page).locator("[data-talk]").getByRole("status");
const answer = (page: Page) => page.getByLabel("Your answer in the chat");
const chats = (page: Page) => page.getByRole("list", { name: "Inbox" }).getByRole("listitem");

async function openVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: productUrl,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await context.addInitScript(() => {
    localStorage.cookieConsent ??= "declined";
  });
  return context.newPage();
}

async function write(page: Page, words: string) {
  await message(page).fill(words);
  await message(page).press("Enter");
}

test("a visitor and the studio write to each other, live, in two browsers @long", async ({
  page,
  browser,
  request,
  staff,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 8);
  await haveSession(page, request, staff);
  await page.goto(`/studio/inbox?q=${mark}`);
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
  const visitor = await openVisitor(browser);
  await openChat(visitor, "/about");

  await test.step("one press calls a person, and the panel says who answers", async () => {
    await input(visitor).fill(`What does the subscription cost? ${mark}`);
    await input(visitor).press("Enter");
    await expect(log(visitor).getByText("£15,000")).toBeVisible();
    await panel(visitor).getByRole("button", { name: "Talk to a person" }).click();
    await expect(bar(visitor)).toHaveText("Somebody is at the desk, and answers here.");
    await expect(message(visitor)).toBeFocused();
    expect(await findViolations(visitor, "aside")).toEqual([]);
  });

  await test.step("it arrives in the inbox with its transcript, and counts", async () => {
    await expect(chats(page)).toHaveText([/Live chat\s· a visitor.*1[45] min left/s]);
    await expect(page.getByRole("link", { name: /visitors? waits? for a person/ })).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) Inbox, Studio/);
    await chats(page).getByRole("link").click();
    await expect(page.getByRole("log", { name: "The chat" }).getByText("£15,000")).toBeVisible();
    await expect(page.getByText("The visitor is here.")).toBeVisible();
  });

  await test.step("typing and reading are shown both ways", async () => {
    await page.getByLabel("You write as").selectOption("Director");
    await answer(page).pressSequentially("Good after");
    await expect(panel(visitor).getByText("Producer is typing")).toBeVisible();
    await page.reload();
    await expect(answer(page)).toHaveValue("Good after");
    await answer(page).fill("Good afternoon.");
    await answer(page).press("Enter");
    const words = log(visitor).getByRole("article").filter({ hasText: "Good afternoon." });
    await expect(words).toContainText("Director, a person");
    await expect(words).not.toContainText("Assistant");
    await expect(bar(visitor)).toHaveText("You are talking to a person: Director.");
    await expect(page.getByText("Read", { exact: true })).toBeVisible();
    await message(visitor).pressSequentially("We open");
    await expect(page.getByText("The visitor is typing")).toBeVisible();
    await write(visitor, "We open in October.");
    await expect(page.getByRole("log").getByText("We open in October.")).toBeVisible();
    await expect(panel(visitor).getByText("Read", { exact: true })).toBeVisible();
    expect(await findViolations(page, "#main")).toEqual([]);
  });

  await test.step("a second tab has it, too, and a line that was gone comes back", async () => {
    const second = await visitor.context().newPage();
    await second.goto("/pricing");
    await opener(second).click();
    await expect(log(second).getByText("We open in October.")).toHaveCount(1);
    await second.close();
    await visitor.context().setOffline(true);
    await write(visitor, "Are you still there?");
    await expect(panel(visitor).getByText("Not sent.")).toBeVisible();
    await visitor.context().setOffline(false);
    await expect(page.getByRole("log").getByText("Are you still there?")).toHaveCount(1);
    await answer(page).fill("Here.");
    await answer(page).press("Enter");
    await expect(log(visitor).getByText("Here.", { exact: true })).toHaveCount(1);
    await expect(log(visitor).getByText("Are you still there?")).toHaveCount(1);
  });

  await test.step("closed, it is on every page, and says that there is news", async () => {
    await panel(visitor).getByRole("button", { name: "Close chat" }).click();
    await visitor.reload();
    await visitor.mouse.move(5, 5, { steps: 2 });
    await answer(page).fill("Shall we meet on Thursday?");
    await answer(page).press("Enter");
    const news = visitor.getByRole("button", { name: "Chat with us (new answer)" });
    await news.click();
    await expect(log(visitor).getByText("Shall we meet on Thursday?")).toHaveCount(1);
  });

  await test.step("handed back, the assistant answers again", async () => {
    await page.getByRole("button", { name: "Hand back to the assistant" }).click();
    await expect(log(visitor).getByText("The assistant answers again.")).toBeVisible();
    await input(visitor).fill("Do I have to use AI?");
    await input(visitor).press("Enter");
    await expect(log(visitor).getByText(/Human-only/)).toBeVisible();
    await expect(answer(page)).toBeHidden();
  });

  await test.step("asked for in words, and closed by the studio", async () => {
    await input(visitor).fill("I want to talk to somebody");
    await input(visitor).press("Enter");
    await expect(bar(visitor)).toContainText("Somebody is at the desk");
    await expect(answer(page)).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(log(visitor).getByText(/The studio has closed this conversation/)).toBeVisible();
    expect(await visitor.evaluate(() => localStorage.getItem("talk"))).toBeNull();
  });
  await visitor.context().close();
});

test("nobody there: it says so, takes an address, and the answer comes by mail and into the panel", async ({
  page,
  browser,
  request,
  staff,
  payments: db,
  mailTo,
}) => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 8);
  const email = `${mark}@clients.example`;
  const visitor = await openVisitor(browser);
  // Other tests have the studio open at the same time: here it is empty.
  await visitor.route("**/functions/v1/talk-to-person", async (route) => {
    const held = await route.fetch();
    const body = (await held.text()).replaceAll('"isStaffed":true', '"isStaffed":false');
    await route.fulfill({ response: held, body });
  });
  await visitor.route("**/functions/v1/follow-talk", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: ": \n\n" }),
  );
  await openChat(visitor, "/about");
  await panel(visitor).getByRole("button", { name: "Talk to a person" }).click();
  await expect(bar(visitor)).toContainText("Nobody is at the desk just now.");
  await write(visitor, `Can you film a lighthouse, ${mark}?`);
  await expect(lead(visitor)).toBeVisible();
  await lead(visitor).getByLabel("Your name").fill("Ida Lund");
  await lead(visitor).getByLabel("Email").fill(email);
  await lead(visitor).getByRole("button", { name: "Send my details" }).click();
  await expect(lead(visitor)).toBeHidden();
  await visitor.close();
  await db.asOwner(
    (sql) => sql`
      update public.talks set visitor_seen_at = null
      where id in (select conversation_id from public.leads where email = ${email})`,
  );

  await haveSession(page, request, staff);
  await page.goto(`/studio/inbox?kind=chat&q=${mark}`);
  await chats(page)
    .getByRole("link", { name: /Ida Lund/ })
    .click();
  await expect(page.getByText(`goes to ${email} by mail as well`)).toBeVisible();
  await answer(page).fill("We can, in May.");
  await answer(page).press("Enter");
  const mail = await mailTo(email, /^Our chat$/);
  expect(mail.text).toContain("We can, in May.");
  await expect(page.getByText("by mail as well", { exact: true })).toBeVisible();

  const back = await visitor.context().newPage();
  await back.goto("/pricing");
  await opener(back).click();
  await expect(log(back).getByText("We can, in May.")).toBeVisible();
  await expect(log(back).getByText(`Can you film a lighthouse, ${mark}?`)).toBeVisible();
  await panel(back).getByRole("button", { name: "Clear conversation" }).click();
  await expect(log(back).getByRole("article")).toHaveCount(0);
  expect(await back.evaluate(() => localStorage.getItem("talk"))).toBeNull();
  await back.context().close();
});
