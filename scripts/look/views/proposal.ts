import type { Page } from "@playwright/test";
import type { View } from "../view.ts";
import { wake } from "./acts.ts";

type Opened = { state: string; may_sign: boolean; version_id: string; number: number };
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, exact: true }).first();

/** From the client area to the page; `changed` is what is another in the answer than the demo has it. */
const open =
  (changed: Partial<Opened> = {}, then?: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    await answerWith(page, changed);
    await wake(page);
    await page.getByRole("button", { name: /^Read and sign/ }).click();
    await heading(page, "A film for the spring harvest").waitFor();
    await then?.(page);
  };

async function answerWith(page: Page, changed: Partial<Opened>) {
  await page.unroute("**/functions/v1/proposal");
  await page.route("**/functions/v1/proposal", async (route) => {
    if (!route.request().postData()?.includes('"open"')) return route.continue();
    const answer: unknown = await (await route.fetch()).json();
    return route.fulfill({ json: Object.assign({}, answer, changed) });
  });
}

/** Another version comes while this one is on show. */
async function sendNewer(page: Page) {
  await answerWith(page, { version_id: "de000000-0000-4000-8000-000000008199", number: 2 });
  await page.evaluate(() => void dispatchEvent(new Event("visibilitychange")));
  await page.getByText(/this is version 2/).waitFor();
}

/** The line is gone before the page is opened. */
async function loseLine(page: Page) {
  await wake(page);
  await page.route("**/functions/v1/proposal", async (route) => {
    if (!route.request().postData()?.includes('"open"')) return route.continue();
    await page.context().setOffline(true);
    return route.abort("internetdisconnected");
  });
  await page.getByRole("button", { name: /^Read and sign/ }).click();
  await heading(page, "You are offline.").waitFor();
}

const from = { path: "/dashboard", as: "client" } as const;

/** A proposal as its client sees it, in every state that it can be in. */
export const proposalViews: readonly View[] = [
  { name: "proposal/opened", ...from, act: open() },
  { name: "proposal/may-not", ...from, act: open({ may_sign: false }) },
  { name: "proposal/newer", ...from, act: open({}, sendNewer), isScreen: true },
  ...["withdrawn", "expired", "declined"].map((state) => ({
    name: `proposal/${state}`,
    ...from,
    act: open({ state }),
  })),
  { name: "proposal/offline", ...from, act: loseLine },
];
