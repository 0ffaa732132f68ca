import {
  answerWith,
  ask,
  chatCalls,
  input,
  lead,
  leadCalls,
  log,
  openChat,
  opener,
  panel,
} from "./support/chat-test.ts";
import { collectKeys, expect, test, toastWith } from "./support/enquiry-test.ts";

test.use({ tolerate: /submit-lead/, viewport: { width: 1440, height: 900 } });

const nameLabel = "Your name";
const send = "Send my details";

test("a lead is asked for, checked, sent once and answered for", async ({
  page,
  email,
  database,
}) => {
  test.setTimeout(60_000);
  const keys = collectKeys(page);
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/submit-lead")) bodies.push(request.postDataJSON());
  });
  await openChat(page, "/about?utm_source=film-weekly");
  await ask(page, "How can I get in touch with you?");
  const submit = lead(page).getByRole("button", { name: send });

  await test.step("nothing filled in", async () => {
    await expect(lead(page)).toBeVisible();
    await expect(lead(page).getByLabel("Email")).toHaveAttribute("type", "email");
    await expect(input(page)).toBeFocused();
    await lead(page).getByLabel(nameLabel).fill("  ");
    await submit.click();
    await expect(toastWith(page, "Missing Information")).toBeVisible();
    await expect(toastWith(page, "Please fill in your name and email.")).toBeVisible();
    await expect(lead(page).getByLabel(nameLabel)).toBeFocused();
    await expect(page.locator('[data-toast][data-variant="destructive"]')).toBeVisible();
  });
  await test.step("an address that is none", async () => {
    await lead(page).getByLabel(nameLabel).fill("Ann Keeper");
    await lead(page).getByLabel("Email").fill("ann");
    await submit.click();
    await expect(toastWith(page, "Invalid Email")).toBeVisible();
    expect(keys).toEqual([]);
  });
  await test.step("a failure keeps what was typed, also through a reload", async () => {
    await lead(page).getByLabel("Email").fill(email);
    await lead(page).getByLabel("Company").fill("Keeper & Daughters");
    await page.route(leadCalls, (route) => route.abort(), { times: 1 });
    await submit.click();
    await expect(toastWith(page, "Error")).toBeVisible();
    await expect(
      toastWith(page, "There was a problem submitting your information. Please try again."),
    ).toBeVisible();
    await page.reload();
    await opener(page).click();
    await expect(lead(page).getByLabel("Company")).toHaveValue("Keeper & Daughters");
  });
  await test.step("stored: the form goes, the promise stays", async () => {
    await submit.dblclick();
    await expect(toastWith(page, "Thank you!")).toBeVisible();
    await expect(toastWith(page, "We'll be in touch soon to discuss your project.")).toBeVisible();
    await expect(lead(page)).toBeHidden();
    await expect(
      log(page)
        .getByText(/reply within 24 hours/)
        .last(),
    ).toBeVisible();
    await expect(input(page)).toBeFocused();
    // The failed attempt and the one that was stored: the same lead.
    expect(new Set(keys).size).toBe(1);
    const conversationId = expect.any(String);
    const sent = { name: "Ann Keeper", email, company: "Keeper & Daughters", conversationId };
    expect(bodies).toEqual([sent, sent]);
    expect(await database.findLeads(email)).toEqual([
      { name: "Ann Keeper", company: "Keeper & Daughters", has_conversation: true },
    ]);
  });
  await test.step("the next form is empty, with a key of its own", async () => {
    await page.route(chatCalls, answerWith("Book a CONSULTATION."));
    await ask(page, "And a call?");
    await expect(lead(page).getByLabel(nameLabel)).toHaveValue("");
    await page.route(leadCalls, (route) =>
      route.fulfill({ status: 429, headers: { "retry-after": "600" }, json: { error: "x" } }),
    );
    await lead(page).getByLabel(nameLabel).fill("Ann Keeper");
    await lead(page).getByLabel("Email").fill(email);
    await submit.click();
    await expect(lead(page).getByText(/try again in 10 minutes/)).toBeVisible();
    expect(new Set(keys).size).toBe(2);
    await lead(page).getByRole("button", { name: "Not now" }).click();
    await expect(lead(page)).toBeHidden();
    await expect(input(page)).toBeFocused();
  });
  await test.step("clearing the chat clears what was typed there, too", async () => {
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await ask(page, "And another?");
    await expect(lead(page).getByLabel("Email")).toHaveValue(email);
    expect(await kept()).toContain(email);
    await panel(page).getByRole("button", { name: "Clear conversation" }).click();
    await expect(lead(page)).toBeHidden();
    expect(await kept()).not.toContain(email);
    await ask(page, "Once more?");
    await expect(lead(page).getByLabel(nameLabel)).toHaveValue("");
    await expect(lead(page).getByLabel("Email")).toHaveValue("");
  });
});

test("the form comes a second after a reply that speaks of contact, in any case, and after no other @long", async ({
  page,
}) => {
  await openChat(page, "/about");
  await panel(page).evaluate((dialog) => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches("[data-answer], form"))
          performance.mark(node.matches("form") ? "form" : "reply");
    }).observe(dialog, { childList: true, subtree: true });
  });
  const readDelay = () =>
    page.evaluate(() => {
      const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0;
      return last("form") - last("reply");
    });

  for (const reply of ["Please CONTACT us.", "Do Get In Touch.", "A consultation helps."])
    await test.step(reply, async () => {
      await page.route(chatCalls, answerWith(reply), { times: 1 });
      await ask(page, "Well?");
      await expect(lead(page)).toBeVisible();
      expect(await readDelay()).toBeGreaterThanOrEqual(999);
      expect(await readDelay()).toBeLessThan(3000);
      await lead(page).getByRole("button", { name: "Not now" }).click();
    });
  await test.step("another reply", async () => {
    await page.route(chatCalls, answerWith("From £15,000 per month."), { times: 1 });
    await ask(page, "How much?");
    await expect(log(page).getByText("From £15,000 per month.")).toBeVisible();
    const kept = await page.evaluate(() => sessionStorage.getItem("chat") ?? "");
    expect(JSON.parse(kept)).toMatchObject({ leadForm: "hidden" });
  });
});
