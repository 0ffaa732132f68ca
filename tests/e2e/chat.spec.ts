import { holdApp, isHydrated } from "./support/app-chunks.ts";
import {
  answerWith,
  ask,
  chatCalls,
  collectQuestions,
  failure,
  input,
  lead,
  log,
  openChat,
  opener,
  panel,
  toStream,
  watchAnnouncements,
} from "./support/chat-test.ts";
import { expect, test } from "./support/enquiry-test.ts";
import { findViolations } from "./support/find-violations.ts";

test.use({ tolerate: /chat-with-ai/, viewport: { width: 1440, height: 900 } });

test("the first press opens the panel, whose code is fetched only then", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const release = await holdApp(page);
  await page.goto("/about");
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await opener(page).click();
  expect(await isHydrated(page)).toBe(false);
  expect(scripts.filter((url) => url.includes("assistant-panel"))).toEqual([]);
  await release();

  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: "Assistant" })).toBeVisible();
  await expect(panel(page).getByText("Ask about our services")).toBeVisible();
  await expect(panel(page).getByText(/services, the team and getting in touch/)).toBeVisible();
  await expect(panel(page).getByText(/I am an AI/)).toBeVisible();
  await expect(input(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  expect(scripts.filter((url) => /assistant-panel[^/]*\.js$/.test(url))).toHaveLength(1);
  expect(await findViolations(page, "aside")).toEqual([]);

  await opener(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await panel(page).getByRole("button", { name: "Close chat" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("by keyboard alone: asked, answered by the real assistant, said once, closed", async ({
  page,
}) => {
  const questions = collectQuestions(page);
  await page.goto("/about");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  const readSaid = await watchAnnouncements(page);

  await test.step("nothing but spacing is never sent", async () => {
    await page.keyboard.type("   ");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.press("Enter");
    await expect(input(page)).toHaveValue("   \n");
    await input(page).fill("");
  });
  await test.step("Shift and Enter break the line, Enter sends", async () => {
    await page.keyboard.type("Hello,");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("what does the subscription cost?");
    await page.keyboard.press("Enter");
  });
  await expect(log(page).getByText("£15,000")).toBeVisible();
  const source = log(page).getByRole("link", { name: "Pricing" });
  await expect(source).toHaveAttribute("href", "/pricing");
  await expect(input(page)).toBeFocused();
  expect(questions).toEqual(["Hello,\nwhat does the subscription cost?"]);
  const said = await readSaid();
  expect(said).toHaveLength(2);
  expect(said[1]).toContain("£15,000");

  await test.step("a source is a page of this site, and the conversation comes along", async () => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await source.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/pricing");
    await expect(page.locator("main")).toBeFocused();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await expect(log(page).getByText("£15,000")).toBeVisible();
  });
  await test.step("Escape closes it from anywhere, and leaves the focus of the page", async () => {
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(input(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test("a streamed answer is shown as it comes and said once; nothing else is sent meanwhile", async ({
  page,
}) => {
  const conversationId = "3d5ba76c-6c6d-4b19-8a29-7e5c76a3a001";
  // A stream cannot be held half-way by routing: the page's own fetch is given one that can.
  await page.addInitScript(() => {
    const realFetch = window.fetch.bind(window);
    window.fetch = async (target, init) => {
      const url = target instanceof Request ? target.url : String(target);
      if (!url.endsWith("/chat-with-ai")) return realFetch(target, init);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      Object.assign(window, {
        say: (text: string) => writer.write(new TextEncoder().encode(text)),
      });
      return new Response(readable, { headers: { "content-type": "text/event-stream" } });
    };
  });
  const say = (text: string) =>
    page.evaluate((words) => (Reflect.get(window, "say") as (text: string) => void)(words), text);
  await openChat(page, "/about");
  const readSaid = await watchAnnouncements(page);
  const shown = panel(page).getByText("The first. The second.");

  await panel(page).getByRole("button", { name: "How does a project run?" }).click();
  await expect(panel(page).getByText("Thinking...")).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(input(page)).toBeFocused();
  await page.keyboard.type("Another one?");
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveValue("");
  await expect(panel(page).getByRole("button", { name: "Send question" })).toBeDisabled();

  await say(toStream([{ event: "start", data: { conversationId } }]));
  await say(toStream([{ event: "sentence", data: { text: "The first." } }]));
  await say(toStream([{ event: "sentence", data: { text: " The second." } }]));
  await expect(shown).toBeVisible();
  expect(await readSaid()).toHaveLength(1);
  const response = "Instead of all that.";
  await say(toStream([{ event: "replace", data: { text: response } }]));
  await expect(panel(page).getByText(response)).toBeVisible();
  await expect(shown).toBeHidden();
  await say(toStream([{ event: "done", data: { response, conversationId, sources: [] } }]));

  await expect(log(page).getByText(response)).toBeVisible();
  await expect(panel(page).getByText("Thinking...")).toBeHidden();
  await expect(input(page)).toBeEnabled();
  const said = await readSaid();
  expect(said).toHaveLength(2);
  expect(said[1]).toContain(response);
});

test("an answer finds its conversation on another page, after a reload, and until it is cleared @long", async ({
  page,
}) => {
  const questions = collectQuestions(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(chatCalls, async (route) => {
    await released;
    await route.continue();
  });
  await openChat(page, "/about");
  await ask(page, "How does a project run?");
  await input(page).press("Enter");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Work" }).click();
  await expect(page).toHaveURL("/our-work");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  release();
  const withNews = page.getByRole("button", { name: "Chat with us (new answer)" });
  await withNews.click();
  await expect(log(page).getByText(/Four steps/)).toBeVisible();
  await expect(withNews).toBeHidden();
  expect(questions).toHaveLength(1);

  await test.step("a reload keeps it, and what was being written", async () => {
    await input(page).fill("And then");
    await page.reload();
    await opener(page).click();
    await expect(log(page).getByText(/Four steps/)).toBeVisible();
    await expect(log(page).getByRole("article")).toHaveCount(2);
    await expect(input(page)).toHaveValue("And then");
  });
  await test.step("a reload in the middle of a question offers to ask it again", async () => {
    await page.unroute(chatCalls);
    const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
    await page.route(chatCalls, () => noteAsked(), { times: 1 });
    await ask(page, "Do I have to use AI?");
    await expect(panel(page).getByText("Thinking...")).toBeVisible();
    // The panel thinks before the question has left.
    await asked;
    await page.reload();
    await opener(page).click();
    await expect(panel(page).getByText(/still waiting for its answer/)).toBeVisible();
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(log(page).getByText(/Human-only/)).toBeVisible();
    await expect(log(page).getByText("Do I have to use AI?")).toHaveCount(1);
  });
  await test.step("clearing forgets it", async () => {
    await panel(page).getByRole("button", { name: "Clear conversation" }).click();
    await expect(log(page).getByRole("article")).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    await expect(panel(page).getByRole("button", { name: "Who is on the team?" })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("chat"))).toBeNull();
  });
});

test("a failure says so, keeps the question and brings no form; trying again asks it once", async ({
  page,
  context,
}) => {
  const questions = collectQuestions(page);
  const retry = panel(page).getByRole("button", { name: "Try again" });
  await openChat(page, "/about");

  await test.step("the server fails", async () => {
    await page.route(chatCalls, (route) => route.fulfill({ status: 500, json: { error: "x" } }), {
      times: 1,
    });
    await ask(page, "What does the subscription cost?");
    await expect(log(page).getByText(failure)).toBeVisible();
    await expect(log(page).getByRole("link", { name: "Contact form" })).toBeVisible();
    await expect(input(page)).toBeFocused();
  });
  await test.step("too many questions: it says when", async () => {
    const headers = { "retry-after": "240" };
    await page.route(
      chatCalls,
      (route) => route.fulfill({ status: 429, headers, json: { error: "x" } }),
      { times: 1 },
    );
    await retry.click();
    await expect(log(page).getByText("Please try again in 4 minutes.")).toBeVisible();
    await expect(log(page).getByText(failure)).toHaveCount(1);
  });
  await test.step("the line is gone", async () => {
    await context.setOffline(true);
    await retry.click();
    await expect(log(page).getByText(/You are offline/)).toBeVisible();
    await context.setOffline(false);
  });
  await test.step("the stream breaks off: what was shown of it does not stand", async () => {
    const body = toStream([{ event: "sentence", data: { text: "Half an ans" } }]);
    await page.route(
      chatCalls,
      (route) => route.fulfill({ contentType: "text/event-stream", body }),
      { times: 1 },
    );
    await retry.click();
    await expect(log(page).getByText(failure)).toBeVisible();
    await expect(panel(page).getByText("Half an ans")).toBeHidden();
  });
  await test.step("and then it works", async () => {
    await retry.click();
    await expect(log(page).getByText("£15,000")).toBeVisible();
    await expect(log(page).getByText(failure)).toBeHidden();
    await expect(log(page).getByRole("article")).toHaveCount(2);
    await expect(lead(page)).toBeHidden();
    expect(new Set(questions)).toEqual(new Set(["What does the subscription cost?"]));
  });
});

test("2,000 characters are taken, one more is kindly refused", async ({ page }) => {
  const questions = collectQuestions(page);
  await page.route(chatCalls, answerWith("Well read."));
  await openChat(page, "/about");
  await input(page).fill("x".repeat(1900));
  await expect(panel(page).getByText("100 characters left")).toBeVisible();
  await ask(page, "x".repeat(2001));
  await expect(
    panel(page)
      .getByText(/I can read 2,000 characters/)
      .first(),
  ).toBeVisible();
  await expect(input(page)).toHaveAttribute("aria-invalid", "true");
  expect(questions).toEqual([]);
  await ask(page, "x".repeat(2000));
  await expect(log(page).getByText("Well read.")).toBeVisible();
  expect(questions).toHaveLength(1);
});
