import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import { hashCheaply } from "../../support/cheap-passwords.ts";
import { type Account, haveSession, password } from "./account-test.ts";
import { productUrl } from "./fixtures.ts";
import { expect, test as base } from "./portal-test.ts";
import { watchForTrouble } from "./watch-for-trouble.ts";

type Fixtures = {
  staff: Account;
  /** A second browser, for the studio's side. */
  studioPage: Page;
};

export const test = base.extend<Fixtures>({
  staff: async ({ dataDirectory }, use) => {
    const account = { email: `${randomUUID()}@studio.example`, password };
    const connection = findRunning(dataDirectory);
    const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
    const hash = await hashCheaply(account.password);
    await db.asOwner(async (sql) => {
      await sql`
        insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data)
        values (${account.email}, ${hash}, now(), ${sql.json({ role: "staff" })})`;
      await sql`select private.add_staff(id, '{admin}') from auth.users where email = ${account.email}`;
    });
    await db.close();
    await use(account);
  },
  studioPage: async ({ browser, tolerate }, use) => {
    const context = await browser.newContext({ baseURL: productUrl });
    await context.addInitScript(() => {
      if (location.protocol === "http:") localStorage.cookieConsent ??= "declined";
    });
    const trouble = watchForTrouble(context, [productUrl]);
    await use(await context.newPage());
    expect(trouble.filter((line) => !tolerate?.test(line))).toEqual([]);
    await context.close();
  },
});

/** The studio's page of one project, found by its words. */
export async function openStudioProject(
  page: Page,
  { request, staff, title }: { request: APIRequestContext; staff: Account; title: string },
) {
  await haveSession(page, request, staff);
  await page.goto(`/studio/projects?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
}

export { expect };
