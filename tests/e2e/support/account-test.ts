import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { ReadMail } from "../../../server/mailbox/read-eml.ts";
import { listMails } from "../../support/list-mails.ts";
import { waitForHydration } from "./app-chunks.ts";
import { expect, test as base, toastWith } from "./enquiry-test.ts";

export const password = "one warm lamp in the fog";
/** By the client's own rule: of the backend's host name, 127.0.0.1, what stands before the dot. */
export const sessionKey = "sb-127-auth-token";

export type Account = { email: string; password: string };

type Fixtures = {
  /** A client of this test alone, whose address is confirmed. */
  account: Account;
  /** The newest mail to an address, under a subject. */
  mailTo: (email: string, subject: RegExp) => Promise<ReadMail>;
};

export const test = base.extend<Fixtures>({
  account: async ({ accounts }, use) => {
    const account = { email: `${randomUUID()}@clients.example`, password };
    await accounts.create(account);
    await use(account);
  },
  mailTo: async ({ dataDirectory }, use) => {
    await use(async (email, subject) => {
      const find = async () =>
        (await listMails(dataDirectory)).findLast(
          (mail) => mail.to === email && subject.test(mail.subject),
        );
      await expect.poll(find, { timeout: 15_000 }).toBeDefined();
      const mail = await find();
      if (!mail) throw new Error(`The mail to ${email} has gone again.`);
      return mail;
    });
  },
});

export function linkIn({ text }: ReadMail): string {
  const link = /^http\S+$/m.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

export function codeIn({ text }: ReadMail): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

export async function openAuth(page: Page, search = "") {
  await page.goto(`/auth${search}`);
  await waitForHydration(page);
}

export async function fillSignIn(page: Page, { email, password: typed }: Account) {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
}

/** Puts a session where the client keeps it, as if it had been there since yesterday. */
export async function haveSession(page: Page, request: APIRequestContext, account: Account) {
  const answer = await request.post("/auth/v1/token?grant_type=password", { data: account });
  const session: unknown = await answer.json();
  // Any document of this origin has its storage; this one has neither styles nor scripts to wait for.
  await page.goto("/robots.txt");
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
}

/** The access token's hour is over. */
export async function letTokenExpire(page: Page) {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    const expired = { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 };
    localStorage.setItem(key, JSON.stringify(expired));
  }, sessionKey);
}

export async function readAccessToken(page: Page): Promise<string | undefined> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  return (JSON.parse(stored ?? "{}") as { access_token?: string }).access_token;
}

export { expect, toastWith };
