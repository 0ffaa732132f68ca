import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import type { CompanyRole } from "../../../domain/company/role.ts";
import { type Account, haveSession, password } from "./account-test.ts";
import { productUrl } from "./fixtures.ts";
import type { Company } from "./open-company-rows.ts";
import { test as base } from "./portal-test.ts";

type Fixtures = {
  company: Company;
  /** An account of this test alone, in this company alone. */
  join: (role: CompanyRole, name: string) => Promise<Account>;
  /** A browser of their own. */
  openAs: (account: Account) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  company: async ({ companyRows }, use) => use(await companyRows.found()),
  join: async ({ accounts, companyRows, company }, use) => {
    await use(async (role, name) => {
      const account: Account = { email: `${randomUUID()}@clients.example`, password };
      await accounts.create(account);
      await companyRows.name(account.email, name);
      await companyRows.add(company, account.email, role);
      return account;
    });
  },
  openAs: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (account) => {
      const page = await openOther(browser);
      pages.push(page);
      await haveSession(page, page.request, account);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export async function openOther(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl });
  await context.addInitScript(() => {
    if (location.protocol === "http:") localStorage.cookieConsent ??= "declined";
  });
  return context.newPage();
}

export { expect, scrollToFurtherParts, tab } from "./portal-test.ts";
export { haveSession, linkIn, password, toastWith } from "./account-test.ts";
export { composer, log, say } from "./message-test.ts";
