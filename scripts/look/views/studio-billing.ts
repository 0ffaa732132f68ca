import type { Page } from "@playwright/test";
import { areaAddress } from "../../../content/studio-address.ts";
import type { View } from "../view.ts";
import { openDialog, pressInside } from "./acts.ts";

const staff = { as: "staff" } as const;
const over = { as: "staff", isScreen: true } as const;
const invoices = areaAddress("invoices");
/** By bank: nothing here waits to be settled. */
const bank = areaAddress("payments");

/** The studio's books: a draft, what was issued, money that came in, and the dialogs over them. */
export const studioBillingViews: readonly View[] = [
  { name: "studio/invoice", path: invoices, ...staff, act: open("INV-00004") },
  { name: "studio/invoice-credit-note", path: invoices, ...staff, act: open("CRN-00001") },
  { name: "studio/invoice-draft", path: invoices, ...staff, act: open("Draft") },
  {
    name: "studio/invoice-preview",
    path: invoices,
    ...over,
    act: open("Draft", openDialog("Preview")),
  },
  {
    name: "studio/invoice-issue",
    path: invoices,
    ...over,
    act: open("Draft", openDialog("Issue")),
  },
  {
    name: "studio/invoice-details",
    path: invoices,
    ...over,
    act: open("Draft", openDialog("Edit billing details")),
  },
  {
    name: "studio/invoice-credit",
    path: invoices,
    ...over,
    act: open("INV-00004", openDialog("Credit", chooseLines)),
  },
  {
    name: "studio/invoice-write-off",
    path: invoices,
    ...over,
    act: open("INV-00004", openDialog("Write off", pressInside("Write off"))),
  },
  {
    name: "studio/invoice-dispute",
    path: invoices,
    ...over,
    act: open("INV-00004", openDialog("Note a dispute")),
  },
  { name: "studio/incoming", path: bank, ...staff, act: open("INV-00004") },
  {
    name: "studio/incoming-reverse",
    path: bank,
    ...over,
    act: open("INV-00004", openDialog("Reverse")),
  },
];

/** A row of a list by what stands in it, and something on its page. */
function open(text: string, then?: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    const row = page.getByRole("row").filter({ hasText: text }).first();
    await row.locator("[data-row]").click();
    await page.getByRole("region", { name: "Details" }).getByRole("heading").first().waitFor();
    await then?.(page);
  };
}

async function chooseLines(page: Page) {
  await page.getByLabel("Some of it, by line").click();
}
