import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  codeIn,
  expect,
  haveSession,
  linkIn,
  password,
  test,
  toastWith,
} from "./support/account-test.ts";
import { waitForHydration } from "./support/app-chunks.ts";
import { findCovered } from "./support/find-covered.ts";
import { findViolations } from "./support/find-violations.ts";
import { comeNear } from "./support/portal-test.ts";
import { chargeVat, lookAgain, waitForProof, writeProposals } from "./support/proposal-test.ts";

// A wrong code, a version that is not the newest, a link that leads nowhere.
test.use({
  viewport: { width: 1440, height: 900 },
  tolerate: /(?:404|409).*functions\/v1\/proposal/,
});
test.slow();
// Pictures have their size before they come; none is the subject here.
test.beforeEach(({ page }) =>
  page.route("**/media/*.{avif,webp}", (route) => route.fulfill({ body: "" })),
);

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const total = (page: Page) => page.locator("[data-total-bar] output");
const questions = (page: Page, block: string) =>
  page.getByRole("region", { name: `Questions about ${block}` });

async function fillSignature(page: Page) {
  await page.getByLabel("Your full name").fill("Ann Archer");
  await page.getByLabel("Your role").fill("Director");
  await page.getByLabel("Legal name").fill("Harbour & Sons Ltd");
  await page.getByLabel("Address").fill("1 Quay Street\nCardiff");
}

async function agree(page: Page) {
  await page.getByRole("checkbox", { name: /^I may bind Harbour & Sons/ }).check();
  await page.getByRole("checkbox", { name: /^I accept this proposal/ }).check();
}

test("a proposal is read, asked about and chosen from by whoever has the link", async ({
  page,
  request,
  mailTo,
  payments,
}) => {
  const studio = await writeProposals(request);
  const { proposalId, email } = await studio.begin();
  const link = linkIn(await mailTo(email, /^A proposal/));
  const token = new URL(link).hash.slice(1);
  const told: string[] = [];
  page.on("request", (sent) => {
    told.push(sent.url(), sent.headers()["referer"] ?? "");
  });
  await page.goto(link);
  await expect(title(page, "The harbour after dark")).toBeVisible();
  await expect(page.getByText("Ann Archer, Harbour & Sons")).toBeVisible();

  await test.step("a question is answered below its block", async () => {
    const thread = questions(page, "milestones");
    await thread.getByRole("button", { name: /^Ask about this/ }).click();
    await page.keyboard.type("Could it wait until April?");
    await thread.getByRole("button", { name: "Send" }).click();
    await expect(toastWith(page, "Sent. The answer comes here, and by mail.")).toBeVisible();
    await expect(thread.getByText("Could it wait until April?")).toBeVisible();
    await studio.answer(proposalId, "milestones", "It could.");
    await lookAgain(page);
    await expect(thread.getByText("It could.")).toBeVisible();
  });

  await test.step("what was said long ago is named, and comes when it is asked for", async () => {
    await payments.asOwner(
      (sql) => sql`
        insert into proposal_comments (proposal_id, version_id, block, from_studio, author_name, body, created_at)
        select ${proposalId}, v.id, 'exclusions', false, 'Ann Archer', 'Remark ' || n, now() - make_interval(days => 2, secs => -n)
        from proposal_versions v, generate_series(1, 230) as n where v.proposal_id = ${proposalId}`,
    );
    await page.reload();
    const thread = questions(page, "not included");
    await expect(thread.getByText("32 earlier remarks are not shown.")).toBeVisible();
    await expect(thread.getByRole("listitem").first()).toContainText("Remark 33");
    await thread.getByRole("button", { name: "Show earlier ones" }).click();
    await expect(thread.getByRole("listitem")).toHaveCount(230);
    await expect(thread.getByRole("listitem").first()).toContainText("Remark 1");
    await expect(thread.getByText(/are not shown/)).toHaveCount(0);
    // The next answer has the newest only; what was heard stays.
    await lookAgain(page);
    await expect(thread.getByRole("listitem")).toHaveCount(230);
  });

  await test.step("options change the total, and a reload changes nothing", async () => {
    await expect(total(page)).toHaveText(/£14,450$/);
    await page.getByRole("checkbox", { name: "A cinema master" }).check();
    await expect(total(page)).toHaveText(/£16,250$/);
    await fillSignature(page);
    await page.reload();
    await expect(total(page)).toHaveText(/£16,250$/);
    await expect(page.getByLabel("Your role")).toHaveValue("Director");
    await expect(page.getByText(/VAT/)).toHaveCount(0);
    await page.getByRole("button", { name: "Mail me the code" }).click();
    await expect(page.getByText("Please confirm that you may sign")).toBeVisible();
  });

  await test.step("everybody can use it, at any size", async () => {
    expect(await findCovered(page, "first screen")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findCovered(page, "first screen")).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Chapters" }).click();
    await page.getByRole("button", { name: "Deliverables", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Deliverables" })).toBeFocused();
    // 1280 px wide at 400% is 320 CSS pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    const readOverflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(readOverflow).toBe(0);
    expect(new URL(page.url()).hash).toBe(`#${token}`);
  });
  expect(told.filter((each) => each.includes(token))).toEqual([]);
});

test("it is signed by the code from the mail, opens the portal, and can be proven by anybody", async ({
  page,
  request,
  mailTo,
  accounts,
}) => {
  const { email } = await (await writeProposals(request)).begin();
  const link = linkIn(await mailTo(email, /^A proposal/));
  await page.goto(link);
  await page.getByRole("checkbox", { name: "A cinema master" }).check();

  await test.step("with no other code", async () => {
    await fillSignature(page);
    await agree(page);
    await page.getByRole("button", { name: "Mail me the code" }).click();
    const field = page.getByLabel("Six digits from the mail");
    await expect(field).toBeFocused();
    const code = codeIn(await mailTo(email, /code/));
    await field.fill(code === "000000" ? "111111" : "000000");
    await page.getByRole("button", { name: "Sign for £16,250.00" }).click();
    await expect(page.getByText("This is not the code that we sent.")).toBeVisible();
    await field.fill(code);
    await page.getByRole("button", { name: "Sign for £16,250.00" }).click();
    await expect(title(page, "It is agreed.")).toBeVisible();
    await expect(page.getByText(/^INV-\d{5}, by mail/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "acceptance.json" }).click();
  const acceptance = await readFile(await (await saving).path(), "utf8");
  const drawing = page.waitForEvent("download");
  await page.getByRole("button", { name: "The proposal as PDF" }).click();
  const pdf = await readFile(await (await drawing).path());

  await test.step("who opens the link later sees what came of it, and the door into the portal", async () => {
    await accounts.create({ email, password });
    await haveSession(page, request, { email, password });
    await page.goto(link);
    await expect(title(page, "It is agreed.")).toBeVisible();
    await page.getByRole("link", { name: "Open your client area" }).click();
    await page.getByRole("button", { name: "Join the company" }).click();
    const agreed = page.locator("section", {
      has: page.getByRole("heading", { name: "What was agreed" }),
    });
    await comeNear(page, agreed.getByText("Signed by Ann Archer on"));
    const again = page.waitForEvent("download");
    await agreed.getByRole("button", { name: "PDF of The harbour after dark" }).click();
    expect(await readFile(await (await again).path())).toEqual(pdf);
  });

  await waitForProof(request, new URL(link).hash.slice(1));
  await test.step("acceptance and PDF are checked in the visitor's own browser", async () => {
    await page.goto("/verify");
    await waitForHydration(page);
    await page.getByRole("textbox", { name: "Fingerprint" }).fill(acceptance);
    await page.getByRole("button", { name: "Look it up" }).click();
    await expect(page.getByRole("heading", { name: "It holds.", exact: true })).toBeVisible();
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
    await page.getByLabel("Choose the PDF").setInputFiles(file("other.pdf", Buffer.from("%PDF")));
    await expect(page.getByText("This is not the PDF that was signed.")).toBeVisible();
    await page
      .getByLabel(/Choose another/)
      .last()
      .setInputFiles(file("signed.pdf", pdf));
    await expect(page.getByText("This is the PDF that was signed")).toBeVisible();
  });
  await test.step("in whichever tray the file is put", async () => {
    const file = {
      name: "acceptance.json",
      mimeType: "application/json",
      buffer: Buffer.from(acceptance),
    };
    for (const tray of ["Choose the proof", "Choose the content"]) {
      await page.goto("/verify");
      await waitForHydration(page);
      await page.getByLabel(tray).setInputFiles(file);
      await expect(page.getByRole("heading", { name: "It holds.", exact: true })).toBeVisible();
      await expect(page.getByLabel("Choose the PDF")).toBeAttached();
    }
  });
});

test("a newer version takes the place of the one that is read, and a no is final @long", async ({
  page,
  request,
  mailTo,
}) => {
  const studio = await writeProposals(request);
  const { proposalId, email } = await studio.begin();
  await page.goto(linkIn(await mailTo(email, /^A proposal/)));
  await fillSignature(page);
  await page.getByRole("checkbox", { name: "A cinema master" }).check();
  await page.getByRole("checkbox", { name: "Twelve stills" }).uncheck();
  await agree(page);
  const options = [
    { key: "stills", title: "Twelve stills", note: null, net_pence: 99_000, chosen: true },
    { key: "cinema", title: "A cinema master", note: null, net_pence: 180_000, chosen: false },
  ];
  await studio.send(proposalId, email, { title: "The harbour at four in the morning", options });
  await page.getByRole("button", { name: "Mail me the code" }).click();
  await expect(page.getByText(/this is version 2/)).toBeVisible();
  await expect(title(page, "The harbour at four in the morning")).toBeVisible();
  await expect(page.getByText(/Changed since version 1: Options\./).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Options Changed in version 2" })).toBeVisible();
  // What was ticked and costs the same is as it was left; what costs something else is as the studio has it.
  await expect(page.getByRole("checkbox", { name: "A cinema master" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Twelve stills" })).toBeChecked();
  // What was typed is still there; what was agreed to is not.
  await expect(page.getByLabel("Your role")).toHaveValue("Director");
  await expect(page.getByRole("checkbox", { name: /^I accept this/ })).not.toBeChecked();

  await page.getByRole("button", { name: "Decline the proposal" }).click();
  await page.getByLabel("What kept you from it?").fill("Not this year.");
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Declined." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mail me the code" })).toHaveCount(0);
  await page.goto("/proposal");
  await expect(title(page, "Which proposal?")).toBeVisible();
  await page.goto(`/proposal#${"x".repeat(43)}`);
  await expect(title(page, "This link opens nothing.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("what somebody was writing is still there when the proposal changes or goes @long", async ({
  page,
  request,
  mailTo,
}) => {
  const studio = await writeProposals(request);
  const { proposalId, email } = await studio.begin();
  await page.goto(linkIn(await mailTo(email, /^A proposal/)));
  const scope = questions(page, "scope");
  const words = scope.getByLabel("Your question or remark");

  await test.step("of a newer version: said, and sent with the next click", async () => {
    await scope.getByRole("button", { name: /^Ask about this/ }).click();
    await words.fill("Is a boat in it?");
    await studio.send(proposalId, email, { title: "The harbour at four in the morning" });
    await scope.getByRole("button", { name: "Send" }).click();
    await expect(scope.getByText(/newer version was sent while you were writing/)).toBeVisible();
    await expect(words).toHaveValue("Is a boat in it?");
    await scope.getByRole("button", { name: "Send" }).click();
    await expect(toastWith(page, "Sent. The answer comes here, and by mail.")).toBeVisible();
    await expect(scope.getByText("Is a boat in it?")).toBeVisible();
  });

  await test.step("of a part that the newer version has not got", async () => {
    const exclusions = questions(page, "not included");
    await exclusions.getByRole("button", { name: /^Ask about this/ }).click();
    await exclusions.getByLabel("Your question or remark").fill("Not even one actor?");
    await studio.send(proposalId, email, { exclusions: [] });
    await exclusions.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "no longer in it" })).toContainText(
      "Not even one actor?",
    );
    await page.getByRole("button", { name: "Discard them" }).click();
    await expect(page.getByText("Not even one actor?")).toHaveCount(0);
  });

  await test.step("when it was withdrawn", async () => {
    await scope.getByRole("button", { name: /^Ask about this/ }).click();
    await words.fill("And a skipper?");
    await studio.withdraw(proposalId);
    await scope.getByRole("button", { name: "Send" }).click();
    const unsent = page.getByRole("alert").filter({ hasText: "Your words were not sent." });
    await expect(unsent).toContainText("And a skipper?");
    await expect(unsent).toContainText("The studio has withdrawn the proposal meanwhile.");
    await expect(page.getByRole("heading", { name: "Withdrawn." })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test("with VAT, every total follows the country that is typed @long", async ({
  page,
  request,
  mailTo,
}) => {
  const { email } = await (await writeProposals(request)).begin();
  const link = linkIn(await mailTo(email, /^A proposal/));
  await chargeVat(page);
  await page.goto(link);
  const sheet = page.getByRole("region", { name: "Sign" });
  await expect(total(page)).toHaveText(/£17,340/);
  await expect(sheet.getByText("£17,340.00")).toBeVisible();
  await fillSignature(page);
  await page.getByLabel("Country").selectOption("Germany");
  await expect(total(page)).toHaveText(/£14,450/);
  await expect(sheet.getByText("£14,450.00").last()).toBeVisible();
  await expect(sheet.getByText("Outside the scope of UK VAT; reverse charge")).toBeVisible();
  await page.reload();
  await expect(total(page)).toHaveText(/£14,450/);
  // Whoever is elsewhere shows by a number that they are a business, before any code is mailed.
  await agree(page);
  await page.getByRole("button", { name: "Mail me the code" }).click();
  await expect(page.getByLabel(/^VAT number/)).toHaveAccessibleDescription(/needs its VAT number/);
  await page.getByLabel(/^VAT number/).fill("DE123456789");
  await page.getByRole("button", { name: "Mail me the code" }).click();
  await expect(page.getByRole("button", { name: "Sign for £14,450.00" })).toBeVisible();
  await page.getByLabel("Country").selectOption("United Kingdom");
  await expect(page.getByRole("button", { name: "Sign for £17,340.00" })).toBeVisible();
});

test("whoever it was sent to opens it from the client area @long", async ({
  page,
  request,
  account,
}) => {
  await (await writeProposals(request)).begin(account.email);
  await haveSession(page, request, account);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Read and sign The harbour after dark" }).click();
  await expect(title(page, "The harbour after dark")).toBeVisible();
  await expect(page).toHaveURL(/\/proposal#[\w-]{20,}$/);
});
