import { randomUUID } from "node:crypto";
import type { Browser, Page, WebSocketRoute } from "@playwright/test";
import { type Account, haveSession, password } from "./account-test.ts";
import { productUrl } from "./fixtures.ts";
import { test as base } from "./portal-test.ts";

type Fixtures = {
  /** Somebody of the studio, in a browser of their own. */
  studioPage: Page;
};

export const test = base.extend<Fixtures>({
  studioPage: async ({ browser, accounts, messageRows }, use) => {
    const account: Account = { email: `${randomUUID()}@studio.example`, password };
    await accounts.create(account);
    await messageRows.makeStaff(account.email);
    const page = await openOther(browser);
    await haveSession(page, page.request, account);
    await use(page);
    await page.context().close();
  },
});

async function openOther(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl });
  await context.addInitScript(() => {
    if (location.protocol === "http:") localStorage.cookieConsent ??= "declined";
  });
  return context.newPage();
}

/** The page's socket in the test's hands: cut, and kept from coming back, until it is mended. */
export async function holdSockets(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    if (isCut) {
      void socket.close({ code: 1012 });
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    server.onClose((code, reason) => {
      open.delete(socket);
      void socket.close({ ...(code && { code }), ...(reason && { reason }) });
    });
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close({ code: 1012 })));
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

export const composer = (page: Page) => page.getByRole("textbox", { name: "Your message" });
export const log = (page: Page) => page.getByRole("log", { name: "Conversation" });

export async function say(page: Page, words: string) {
  await composer(page).fill(words);
  await composer(page).press("Enter");
}

export { expect, openDashboard, tab } from "./portal-test.ts";
