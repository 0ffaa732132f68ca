import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { minuteInLondon } from "../../content/studio-times.ts";
import { insertPayment } from "../payment/insert-payment.ts";
import { haveSession, letTokenExpire, password, toastWith } from "./support/account-test.ts";
import { openAwake } from "./support/enquiry-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { productUrl } from "./support/fixtures.ts";
import { expect as baseExpect, test as base } from "./support/payment-test.ts";

// A change is heard, read and drawn, on a machine that runs other tests.
const expect = baseExpect.configure({ timeout: 30_000 });

type Staff = { email: string; password: string; id: string };

const test = base.extend<{ staff: Staff }>({
  staff: async ({ accounts, payments: db }, use) => {
    const email = `${randomUUID()}@studio.example`;
    await accounts.create({ email, password });
    const [made] = await db.asOwner(
      (sql) => sql<{ id: string }[]>`
        select id, private.add_staff(id, '{admin}') from auth.users where email = ${email}`,
    );
    await use({ email, password, id: made?.id ?? "" });
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

const rows = (page: Page) => page.getByRole("list", { name: "Inbox" }).getByRole("listitem");
const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Status" }).getByRole("link", { name, exact: true });

async function enquireInBrowser(browser: Browser, enquiry: { name: string; email: string }) {
  const visitor = await browser.newPage({ baseURL: productUrl });
  await visitor.addInitScript(() => localStorage.setItem("cookieConsent", "accepted"));
  await openAwake(visitor, "/contact?utm_source=film-weekly");
  const form = visitor.getByRole("form", { name: "Start Your Project" });
  await form.getByLabel("Your name").fill(enquiry.name);
  await form.getByLabel("Email").fill(enquiry.email);
  await form.getByLabel("Your message").fill("A lighthouse.\nFor October.");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByLabel("Your message")).toHaveValue("");
  await visitor.close();
}

test("what a visitor sends arrives while staff look, and is dealt with by keys alone", async ({
  page,
  browser,
  request,
  staff,
  mailTo,
}) => {
  test.setTimeout(180_000);
  const mark = `mark${randomBytes(4).toString("hex")}`;
  const email = `ida@${mark}.example`;
  await haveSession(page, request, staff);
  await page.goto(`/studio/inbox?q=${mark}`);
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();

  await enquireInBrowser(browser, { name: "Ida Lund", email });
  await expect(rows(page)).toHaveText([/Contact form\s· Ida Lund.*24 h left/s]);
  await expect(page.getByText("New: Contact form · Ida Lund.")).toBeAttached();

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByText("Answer by mail")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();

  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const detail = page.getByRole("region", { name: "Details" });
  await expect(
    detail.getByRole("heading", { name: "Contact form · Ida Lund", exact: true }),
  ).toBeVisible();
  await expect(detail.getByText("film-weekly")).toBeVisible();
  await page.keyboard.press("a");
  await expect(detail.getByLabel("Owner")).toHaveValue(staff.id);

  await detail.getByLabel("A note for the studio").fill("Likes slow films.");
  await detail.getByRole("button", { name: "Add note" }).click();
  await expect(detail.getByRole("listitem").filter({ hasText: "Likes slow films." })).toBeVisible();
  await page.getByRole("heading", { name: "Inbox", level: 1 }).click();

  await page.keyboard.press("r");
  const letter = detail.getByLabel("Your answer");
  await expect(letter).toBeFocused();
  await page.keyboard.type("with pleasure.");
  await page.reload();
  await expect(letter).toHaveValue("Dear Ida Lund,\n\nwith pleasure.");
  await detail.getByRole("button", { name: "Canned answers" }).press("Enter");
  const answers = page.getByRole("dialog", { name: "Canned answers" });
  await answers.getByRole("searchbox").fill("looking into");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(answers).toHaveCount(0);
  await expect(letter).toBeFocused();
  await expect(letter).toHaveValue(
    "Dear Ida Lund,\n\nwith pleasure.\n\nThank you, Ida Lund. We are looking into it and answer here.",
  );
  expect(await findViolations(page, "#main")).toEqual([]);
  await letter.press("Control+Enter");
  await expect(toastWith(page, `Sent to ${email}.`)).toBeVisible();
  const mail = await mailTo(email, /^Your message$/);
  expect(mail.text).toContain("Dear Ida Lund,\n\nwith pleasure.");
  await expect(detail.getByText(`wrote to ${email}`)).toBeVisible();
  await expect(letter).toHaveValue("Dear Ida Lund,\n\n");
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();

  for (const name of ["=HYPERLINK(1)", "Cheap offer"]) {
    const sent = await request.post("/functions/v1/submit-enquiry", {
      data: { kind: "quote", name, email: `${randomUUID()}@${mark}.example` },
    });
    expect(sent.status()).toBe(200);
  }
  await expect(rows(page)).toHaveCount(2);
  const offer = rows(page).filter({ hasText: "Cheap offer" });
  await offer.getByRole("link").focus();
  await page.keyboard.press("s");
  await expect(rows(page)).toHaveText([/HYPERLINK/]);
  await page.keyboard.press("j");
  await page.keyboard.press("w");
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();

  await view(page, "All").click();
  await expect(rows(page)).toHaveText([
    /HYPERLINK.*Closed unanswered/s,
    /Ida Lund.*Answered after/s,
  ]);
  await expect(page.getByText(/^[1-9]\d* closed unanswered$/)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.split("\r\n")).toHaveLength(4);
  expect(csv).toContain(`Contact form,Answered,Ida Lund,${email}`);
  expect(csv).toContain('"\'=HYPERLINK(1)"');
  expect(csv).toContain(",Closed unanswered");

  await view(page, "Spam").click();
  await expect(rows(page)).toHaveText([/Cheap offer/]);
  await rows(page).getByRole("link").focus();
  await page.keyboard.press("s");
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
  await view(page, "New").click();
  await expect(rows(page)).toHaveText([/Cheap offer.*24 h left/s]);

  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await findViolations(page, "#main")).toEqual([]);
});

test("what is overdue comes first, a call answers, and one person's items lead to each other @long", async ({
  page,
  request,
  staff,
  account,
  payments: db,
}) => {
  test.setTimeout(120_000);
  const mark = `mark${randomBytes(4).toString("hex")}`;
  const client = account.email;
  for (const [kind, name, email] of [
    ["contact", "Early", `early@${mark}.example`],
    ["quote", "Late", `late@${mark}.example`],
    ["quote", "Client", client],
    ["call", "Client", client],
  ] as const) {
    const data = { kind, name, email, company: mark, message: mark };
    expect((await request.post("/functions/v1/submit-enquiry", { data })).status()).toBe(200);
  }
  await db.asOwner(
    (sql) => sql`
      update public.inbox_items i
      set received_at = i.received_at - case e.name when 'Late' then 40.5 else 2.5 end * interval '1 hour'
      from public.enquiries e where e.id = i.enquiry_id and e.company = ${mark} and e.name <> 'Client'`,
  );
  await haveSession(page, request, staff);
  await page.goto(`/studio/inbox?q=${mark}`);
  await expect(rows(page)).toHaveText([
    /Film quote\s· Late.*Overdue by 16 h/s,
    /Contact form\s· Early.*21 h left/s,
    /Film quote\s· Client.*2[34] h left.*Client.*1 more from this client/s,
    /Book a Call\s· Client.*2[34] h left.*Client.*1 more from this client/s,
  ]);

  await rows(page).first().getByRole("link").focus();
  await page.keyboard.press("e");
  await expect(
    toastWith(page, "Only an answer answers: write to them, or note the call."),
  ).toBeVisible();
  await page.keyboard.press("c");
  const call = page.getByRole("dialog", { name: "Note a call" });
  await expect(call.getByLabel("When, in London")).toBeFocused();
  expect(await findViolations(page, "#note-call")).toEqual([]);
  await call.getByLabel("When, in London").fill("2099-01-01T10:00");
  await call.getByRole("button", { name: "Note the call" }).click();
  await expect(call.getByText("That is still to come.")).toBeVisible();
  await call.getByLabel("When, in London").fill(minuteInLondon(Date.now() - 4 * 3_600_000));
  await call.getByLabel("What was said").fill("Wants it in May.");
  await call.getByRole("button", { name: "Note the call" }).click();
  await expect(toastWith(page, "The call is noted.")).toBeVisible();
  const detail = page.getByRole("region", { name: "Details" });
  await expect(detail.getByText("Answered late, after 36 h")).toBeVisible();
  await expect(
    detail.getByRole("listitem").filter({ hasText: /noted a call.*Wants it in May\./s }),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(3);

  await rows(page).filter({ hasText: "Book a Call" }).getByRole("link").click();
  await detail.getByRole("link", { name: "Film quote · Client", exact: true }).click();
  await expect(
    detail.getByRole("heading", { name: "Film quote · Client", exact: true }),
  ).toBeVisible();
  await expect(
    detail.getByRole("link", { name: "Book a Call · Client", exact: true }),
  ).toBeVisible();
  expect(await findViolations(page, "#main")).toEqual([]);
  await detail.getByRole("link", { name: "Open the client’s page" }).click();
  await expect(detail.getByText(client).first()).toBeVisible();
  await expect(
    detail.getByRole("link", { name: "Film quote · Client", exact: true }),
  ).toBeVisible();

  await page.goto("/studio/audit");
  await expect(page.getByText(/noted a call about Film quote\s· Late/).first()).toBeVisible();
});

test.describe("after a while", () => {
  // Without a recent sign-in the first try is refused.
  test.use({ tolerate: /403.*resolve-payment/ });

  test("a payment that did not match is accepted after signing in again, and the client sees it live @long", async ({
    page,
    browser,
    request,
    staff,
    account,
    payments: db,
  }) => {
    test.setTimeout(120_000);
    const title = `Spring ${randomBytes(4).toString("hex")}`;
    const { paymentId, userId } = await db.asOwner(async (sql) => {
      const [campaign] = await sql<{ id: string; user_id: string }[]>`
      insert into public.pr_campaigns (user_id, title)
      select id, ${title} from auth.users where email = ${account.email} returning id, user_id`;
      if (!campaign) throw new Error("The campaign was not made.");
      const { id: campaign_id, user_id } = campaign;
      const paid = { state: "review", campaign_id, user_id, email: account.email } as const;
      return { paymentId: await insertPayment(sql, paid), userId: user_id };
    });

    const client = await browser.newPage({ baseURL: productUrl });
    await client.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
    await haveSession(client, request, account);
    await client.goto("/dashboard?tab=pr-campaigns");
    await expect(client.getByText("The studio is looking at this payment.")).toBeVisible();

    await haveSession(page, request, staff);
    // As if the password had been typed this morning.
    await db.asOwner(
      (sql) => sql`
      update auth.sessions set amr = '[{"method": "password", "timestamp": 1700000000}]'
      where user_id = ${staff.id}`,
    );
    await letTokenExpire(page);
    await page.goto(`/studio/payments?state=all&q=${paymentId}`);
    await page.getByRole("link", { name: account.email }).click();
    const detail = page.getByRole("region", { name: "Details" });
    await expect(detail.getByText(title)).toBeVisible();
    expect(await findViolations(page, "#main")).toEqual([]);
    await detail.getByRole("button", { name: "Accept the payment" }).click();
    const dialog = page.getByRole("dialog", { name: "Accept this payment?" });
    await dialog.getByRole("button", { name: "Accept the payment" }).click();
    await expect(dialog.getByText("Please give a reason.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("It came from their other wallet.");
    await dialog.getByRole("button", { name: "Accept the payment" }).click();

    const again = page.getByRole("dialog").filter({ has: page.getByLabel("Password") });
    await again.getByLabel("Password").fill(staff.password);
    await again.getByRole("button", { name: "Confirm" }).click();
    await expect(toastWith(page, "Accepted. The campaign is active.")).toBeVisible();
    await expect(detail.getByText("In review → Paid")).toBeVisible();
    await expect(detail.getByText("It came from their other wallet.").first()).toBeVisible();
    await expect(detail.getByRole("button", { name: "Accept the payment" })).toHaveCount(0);

    await expect(client.getByText("Paid.", { exact: true })).toBeVisible();
    await expect(client.getByText("The studio is looking at this payment.")).toHaveCount(0);
    await client.getByRole("link", { name: "Receipt" }).click();
    const line = (label: string) =>
      client.locator("dl > div").filter({ has: client.getByText(label, { exact: true }) });
    await expect(line("Received")).toContainText("0.000001 ETH");
    await expect(line("Asked for")).toContainText(/\d+\.\d{6} ETH/);
    await client.close();

    // What was bought has a name wherever the studio meets it.
    await expect(detail.getByText("Ethereum mainnet")).toBeVisible();
    await page.goto(`/studio/clients?client=${userId}`);
    await expect(detail.getByText("Active, Basic PR")).toBeVisible();
    await expect(detail.getByRole("link", { name: "Basic PR", exact: true })).toBeVisible();
    await expect(detail).not.toContainText("basic-pr");
    await detail.getByRole("link", { name: title }).click();
    await expect(detail.getByRole("heading", { name: title })).toBeVisible();
    await expect(detail.getByText("Basic PR", { exact: true })).toBeVisible();
  });
});
