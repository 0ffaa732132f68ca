import { randomUUID } from "node:crypto";
import type { Browser, Page, WebSocketRoute } from "@playwright/test";
import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import { type Account, haveSession, password } from "./account-test.ts";
import { productUrl } from "./fixtures.ts";
import { test as base } from "./portal-test.ts";

export type MessageRows = {
  findId(email: string): Promise<string>;
  makeStaff(email: string): Promise<void>;
  /** From the studio, the oldest first, a minute apart. */
  addHistory(email: string, count: number): Promise<void>;
  renameProject(email: string, from: string, to: string): Promise<void>;
  countFiles(email: string): Promise<number>;
  close(): Promise<void>;
};

async function openMessageRows(dataDirectory: string): Promise<MessageRows> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  const findId = async (email: string) => {
    const [row] = await db.asOwner(
      (sql) => sql<{ id: string }[]>`select id from auth.users where email = ${email}`,
    );
    return row?.id ?? "";
  };
  return {
    findId,
    makeStaff: async (email) => {
      await db.asOwner(
        (sql) => sql`
          update auth.users set raw_app_meta_data = '{"role":"staff"}' where email = ${email}`,
      );
    },
    addHistory: async (email, count) => {
      const id = await findId(email);
      await db.asOwner(
        (sql) => sql`
          insert into messages (user_id, from_studio, body, created_at, read_at)
          select ${id}, true, 'Entry ' || n, now() - (${count} - n + 1) * interval '1 minute', now()
          from generate_series(1, ${count}::int) n`,
      );
    },
    renameProject: async (email, from, to) => {
      const id = await findId(email);
      await db.asOwner(
        (sql) => sql`
          update projects set title = ${to} where user_id = ${id} and title = ${from}`,
      );
    },
    countFiles: async (email) => {
      const id = await findId(email);
      const [row] = await db.asOwner(
        (sql) => sql<{ count: number }[]>`
          select count(*)::int as count from storage.objects
          where bucket_id = 'attachments' and name like ${`${id}/%`}`,
      );
      return row?.count ?? 0;
    },
    close: () => db.close(),
  };
}

type Fixtures = {
  /** Somebody of the studio, in a browser of their own. */
  studioPage: Page;
};

export const test = base.extend<Fixtures, { messageRows: MessageRows }>({
  messageRows: [
    async ({ dataDirectory }, use) => {
      const rows = await openMessageRows(dataDirectory);
      await use(rows);
      await rows.close();
    },
    { scope: "worker" },
  ],
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
