import type { Page } from "@playwright/test";
import { findViolations } from "./support/find-violations.ts";
import { haveSession } from "./support/account-test.ts";
import { openAwake, toastWith } from "./support/enquiry-test.ts";
import {
  amountIn,
  callFromOwnAddress,
  dialogOf,
  expect,
  findPayment,
  opener,
  paymentCalls,
  soon,
  test,
} from "./support/payment-test.ts";
import { answersOf, createAccount, installWallet, refuse } from "./support/test-wallet.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** On a wide screen and on a phone. */
async function expectAccessible(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, "dialog[open]"), `${width} wide`).toEqual([]);
  }
}

test("a wallet pays, the campaign is active, and its payer makes it theirs", async ({
  page,
  payments,
  account,
  request,
}) => {
  test.setTimeout(120_000);
  await payments.asOwner(
    (sql) => sql`
      update profiles set display_name = 'Ada Lamp', company_name = 'Lamp & Daughters'
      where user_id = (select id from auth.users where email = ${account.email})`,
  );
  await callFromOwnAddress(page);
  await installWallet(page, answersOf(await createAccount()));
  await page.goto("/pricing");
  await opener(page, "Basic PR").click();
  const dialog = dialogOf(page, "Basic PR");
  await expect(dialog.getByLabel("ETH wallet address")).toBeFocused(soon);
  await expect(dialog.getByRole("button", { name: "Continue to payment" })).toBeDisabled();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Connect wallet" }).click();
  await dialog.getByRole("button", { name: "Lantern" }).click();
  await expect(dialog.getByText("Connected to Lantern")).toBeVisible();
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(
    toastWith(page, "Payment setup created! Please send ETH to the address shown."),
  ).toBeVisible(soon);
  await expect(dialog.getByRole("heading", { name: "Send exactly this amount" })).toBeFocused();
  await expect(dialog.getByText("£500 excl. VAT")).toBeVisible();
  await expect(dialog.getByText("development chain", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("timer")).toHaveText(/^1[45]:\d\d$/);
  const amount = await amountIn(dialog);
  expect(amount).toMatch(/^\d+\.\d{6}$/);
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Pay with Lantern" }).click();
  await expect(dialog.getByRole("heading", { name: "on its way" })).toBeFocused(soon);
  // A message goes after five seconds, which a look at the page may take on a busy machine.
  await Promise.all([
    expect(toastWith(page, "Payment confirmed! Your campaign is now active.")).toBeVisible(soon),
    expectAccessible(page),
  ]);
  await expect(dialog.getByRole("heading", { name: "Paid" })).toBeFocused();
  await expectAccessible(page);
  expect(await findPayment(payments, amount)).toMatchObject({ state: "paid", campaign: "active" });

  const explorer = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "See the transaction" }).click();
  await expect((await explorer).getByText(`${amount} ETH`)).toBeVisible(soon);
  const opening = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "Receipt to print" }).click();
  const receipt = await opening;
  await expect(receipt.getByText(`${amount} ETH`)).toBeVisible(soon);

  const receiptUrl = receipt.url();
  await haveSession(receipt, request, account);
  await receipt.goto(receiptUrl);
  const prompt = receipt.getByRole("region", { name: "Basic PR was paid for in this browser" });
  await expect(prompt).toBeVisible(soon);
  expect(await findViolations(receipt, "main")).toEqual([]);
  await prompt.getByRole("button", { name: "Yes, make it mine" }).click();
  await expect(toastWith(receipt, "The campaign is yours.")).toBeVisible(soon);
  await expect(prompt).toBeHidden();
  expect(await findPayment(payments, amount)).toMatchObject({ owner: account.email });

  // From now on it is the account that opens the receipt, whatever the browser has kept.
  await receipt.evaluate(() => localStorage.removeItem("payments"));
  await receipt.reload();
  await expect(receipt.getByText(`${amount} ETH`)).toBeVisible(soon);
  const line = (label: string) =>
    receipt.locator("dl > div").filter({ has: receipt.getByText(label, { exact: true }) });
  await expect(line("Payer")).toContainText("Ada Lamp");
  await expect(line("Company")).toContainText("Lamp & Daughters");
  await expect(line("Campaign")).toContainText("Basic PR campaign");
  await expect(line("Received")).toContainText(`${amount} ETH`);
  await expect(line("Network")).toContainText("Kinolume development chain");
  // On the reader's own clock, and which clock that is.
  await expect(line("Paid on")).toContainText(/ at \d\d:\d\d GMT\+5:30$/);
  await receipt.goto("/receipt");
  await expect(receipt.getByRole("heading", { name: "Which receipt?" })).toBeVisible(soon);
  await receipt.getByRole("link", { name: "Go to your campaigns" }).click();
  const campaign = receipt.getByRole("article", { name: "Basic PR campaign" });
  await expect(campaign.getByText("Basic PR", { exact: true })).toBeVisible(soon);
  await expect(campaign).toContainText("Budget: £500");
});

test("a draft is paid for in the portal, through all three steps, and is active behind them @long", async ({
  page,
  payments,
  account,
  request,
}) => {
  test.setTimeout(120_000);
  await payments.asOwner(
    (sql) => sql`
      insert into pr_campaigns (user_id, title, campaign_type, status, budget)
      select id, 'Open clinic week', 'blockchain_verified', 'draft', 90
      from auth.users where email = ${account.email}`,
  );
  await callFromOwnAddress(page);
  await installWallet(page, answersOf(await createAccount()));
  await haveSession(page, request, account);
  await page.goto("/dashboard?tab=pr-campaigns");
  const entry = page.getByRole("article", { name: "Open clinic week" });
  await expect(entry.getByText("Provable PR")).toBeVisible(soon);
  await expect(entry).not.toContainText(/verified/i);
  await entry.getByRole("button", { name: /^Pay with ETH/ }).click();
  const dialog = dialogOf(page, "Basic PR");
  await dialog.getByRole("button", { name: "Connect wallet" }).click(soon);
  await dialog.getByRole("button", { name: "Lantern" }).click();
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(dialog.getByRole("heading", { name: "Send exactly this amount" })).toBeFocused(soon);
  const amount = await amountIn(dialog);
  await dialog.getByRole("button", { name: "Pay with Lantern" }).click();
  await expect(toastWith(page, "Payment confirmed! Your campaign is now active.")).toBeVisible(
    soon,
  );
  await expect(dialog.getByRole("heading", { name: "Paid" })).toBeFocused();
  expect(await findPayment(payments, amount)).toMatchObject({ state: "paid", campaign: "active" });

  // The page has heard of it behind the dialog, which stays until it is closed.
  await expect(entry.getByText("Active", { exact: true })).toBeAttached(soon);
  await expect(dialog.getByRole("link", { name: "Receipt to print" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(dialog).toBeHidden();
  await expect(entry.getByText("Active", { exact: true })).toBeVisible();
  await expect(entry.getByRole("button", { name: /^Pay with ETH/ })).toHaveCount(0);
  await expect(entry.getByText("Basic PR", { exact: true })).toBeVisible();
  await expect(entry).toContainText("Budget: £500");
  await expect(entry).not.toContainText(/verified/i);
});

test.describe("by hand", () => {
  test.use({ tolerate: /process-eth-payment/ });

  test("the keyboard is enough, a reload loses nothing, and what came while away is shown @long", async ({
    page,
    payments,
  }) => {
    test.setTimeout(120_000);
    const account = await createAccount();
    await callFromOwnAddress(page);
    await page.goto("/pricing");
    await opener(page, "Professional PR").focus();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page, "Professional PR");
    const field = dialog.getByLabel("ETH wallet address");
    await expect(field).toBeFocused(soon);
    await page.keyboard.type(" ");
    await page.keyboard.press("Enter");
    await expect(toastWith(page, "Please enter your ETH wallet address")).toBeVisible();
    await page.keyboard.type(address.replace("a", "A"));
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("its capital letters do not fit")).toBeVisible();
    await field.press("ControlOrMeta+a");
    await page.keyboard.type(account.address);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { name: "Send exactly" })).toBeFocused(soon);
    const amount = await amountIn(dialog);

    await dialog.getByRole("button", { name: "Confirm payment" }).press("Enter");
    await expect(toastWith(page, "Please enter the transaction hash")).toBeVisible();
    await dialog.getByLabel("Transaction hash").fill(`0x${"ab".repeat(32)}`);
    await page.keyboard.press("Enter");
    const refused = page.getByText(/^Failed to confirm payment: ./).first();
    await expect(refused).toBeVisible(soon);

    await dialog.getByRole("button", { name: "Back to Setup" }).press("Enter");
    await expect(field).toHaveValue(account.address);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    await opener(page, "Professional PR").click();
    await expect(dialog.getByRole("heading", { name: "Send exactly" })).toBeFocused(soon);
    expect(await amountIn(dialog)).toBe(amount);

    // The page is left; the money comes without it, and nobody enters a hash.
    const to = await dialog.locator("dt:text-is('Receiving address') + dd > span").innerText();
    await page.goto("/contact");
    await account.send(to, amount);
    await expect
      .poll(async () => (await findPayment(payments, amount))?.campaign, soon)
      .toBe("active");
    await page.goto("/pricing");
    await opener(page, "Professional PR").click();
    await expect(dialog.getByRole("heading", { name: "Paid" })).toBeVisible(soon);
    await dialog.getByRole("button", { name: "Done" }).click();
    await opener(page, "Professional PR").click();
    await expect(field).toBeFocused(soon);
  });
});

test.describe("what a wallet refuses", () => {
  test("is said plainly, and nothing is sent", async ({ page }) => {
    const account = { eth_requestAccounts: () => [address], eth_chainId: () => "0x7a69" };
    const answers = { ...account, eth_getBalance: () => "0xffffffffffffffffffff" };
    const wallet: Parameters<typeof installWallet>[1] = { ...answers };
    await installWallet(page, wallet);
    await page.route(paymentCalls, (route) =>
      route.fulfill({ json: { requiredAmount: 0.25, chainId: 31337 } }),
    );
    await openAwake(page, "/pricing");
    await opener(page, "Enterprise PR").click();
    const dialog = dialogOf(page, "Enterprise PR");
    await dialog.getByRole("button", { name: "Connect wallet" }).click();
    for (const [answer, words] of [
      [refuse(4001), "You declined the request"],
      [() => [], "Your wallet is locked"],
      [refuse(-32002), "still waiting for an answer"],
    ] as const) {
      wallet.eth_requestAccounts = answer;
      await dialog.getByRole("button", { name: "Lantern" }).click();
      await expect(dialog.getByText(words)).toBeVisible();
    }
    wallet.eth_requestAccounts = account.eth_requestAccounts;
    await dialog.getByRole("button", { name: "Lantern" }).click();
    await expect(dialog.getByLabel("ETH wallet address")).toHaveValue(address);
    await dialog.getByRole("button", { name: "Continue to payment" }).click();
    await expect(dialog.getByText("0.250000 ETH")).toBeVisible(soon);

    for (const [changes, words] of [
      [{ eth_sendTransaction: refuse(4001) }, "You declined the request"],
      [{ eth_getBalance: () => "0x1" }, "not enough ETH"],
      [{ eth_chainId: () => "0x1", wallet_switchEthereumChain: () => null }, "another network"],
      [{ eth_requestAccounts: () => [`0x${"11".repeat(20)}`] }, "another account selected"],
    ] as const) {
      Object.assign(wallet, answers, changes);
      await dialog.getByRole("button", { name: "Pay with Lantern" }).click();
      await expect(dialog.getByText(words)).toBeVisible();
    }
  });
});

test.describe("what the server answers", () => {
  test.use({ tolerate: /process-eth-payment/, permissions: ["clipboard-write"] });

  test("is said in its words, and taken from an answer without a state @long", async ({ page }) => {
    let answer: { status?: number; json: unknown } = {
      status: 503,
      json: { error: "There is no fresh price.", code: "price-unavailable" },
    };
    await page.route(paymentCalls, (route) => route.fulfill(answer));
    await page.clock.install();
    await page.goto("/pricing");
    await opener(page, "Basic PR").click();
    const dialog = dialogOf(page, "Basic PR");
    await dialog.getByLabel("ETH wallet address").fill(address);
    const submit = dialog.getByRole("button", { name: "Continue to payment" });
    await submit.click();
    await expect(
      toastWith(page, "Failed to setup payment: There is no fresh price."),
    ).toBeVisible();

    answer = { json: { requiredAmount: "0.214537" } };
    await submit.click();
    await dialog.getByRole("button", { name: "Copy the amount" }).click();
    await expect(toastWith(page, "Copied to clipboard")).toBeVisible();
    await page.clock.fastForward("15:00");
    await expect(dialog.getByRole("heading", { name: "15 minutes are over" })).toBeFocused(soon);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Begin anew" }).click();
    await expect(dialog.getByLabel("ETH wallet address")).toHaveValue(address);

    answer = { json: { requiredAmount: 0.25 } };
    await submit.click();
    await expect(dialog.getByText("Ethereum mainnet")).toBeVisible();
    answer = { json: { success: true } };
    await dialog.getByLabel("Transaction hash").fill(`0x${"cd".repeat(32)}`);
    await dialog.getByRole("button", { name: "Confirm payment" }).click();
    await expect(toastWith(page, "Payment confirmed! Your campaign is now active.")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "See the transaction" })).toHaveAttribute(
      "href",
      /etherscan\.io\/tx\/0xcdcd/,
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog leads to the studio", async ({ page }) => {
    await page.goto("/pricing");
    await opener(page, "Basic PR").click();
    await dialogOf(page, "Basic PR").getByRole("link", { name: "Write to the studio" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
