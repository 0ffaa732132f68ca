import { randomInt } from "node:crypto";
import { request } from "node:http";
import type { Locator, Page, Route } from "@playwright/test";
import type { Database } from "../../../runtime/database/types.ts";

export const paymentCalls = "**/functions/v1/process-eth-payment";
export const soon = { timeout: 40_000 };

export const opener = (page: Page, name: string) =>
  page.getByRole("button", { name: `Pay with ETH for ${name}` });
export const dialogOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name: `Pay with ETH: ${name}` });
export const amountIn = async (dialog: Locator) =>
  (await dialog.locator("[data-amount]").innerText()).replace(/\s*ETH$/, "").trim();

/** The payment's state and its campaign's, past everything that could hide a row. */
export async function findPayment(db: Database, amount: string) {
  const [payment] = await db.asOwner(
    (sql) => sql<{ state: string; campaign: string | null; owner: string | null }[]>`
      select p.state, c.status as campaign, u.email as owner
      from public.eth_payments p
      left join public.pr_campaigns c on c.id = p.campaign_id
      left join auth.users u on u.id = p.user_id and u.id = c.user_id
      where p.amount_wei = ${amount}::numeric * 1000000000000000000`,
  );
  return payment;
}

/** Only three payments may be open at an address: each page pays from one of its own. */
export async function callFromOwnAddress(page: Page) {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  await page.route(paymentCalls, async (route) => {
    const answer = await passOn(route, localAddress);
    // The page may have been left meanwhile.
    await route.fulfill(answer).catch(() => undefined);
  });
}

async function passOn(route: Route, localAddress: string) {
  const asked = route.request();
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const sent = request(
    asked.url(),
    { method: asked.method(), headers: asked.headers(), localAddress },
    (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const body = Buffer.concat(parts).toString("utf8");
        resolve({ status: response.statusCode ?? 500, body });
      });
    },
  );
  sent.on("error", reject);
  sent.end(asked.postData() ?? undefined);
  return { ...(await promise), contentType: "application/json" };
}

export { expect, test } from "./account-test.ts";
