import type { Page } from "@playwright/test";
import { areaNames } from "../../../content/studio.ts";
import { areaAddress } from "../../../content/studio-address.ts";
import type { View } from "../view.ts";
import { studioBillingViews } from "./studio-billing.ts";
import { openDialog, openFirstRow, press, pressInside } from "./acts.ts";

const staff = { as: "staff" } as const;
const over = { as: "staff", isScreen: true } as const;
const id = (kind: string, number: string) => `de000000-0000-4000-8000-00000000${kind}${number}`;
const client = { client: id("00", "01") };
const project = { project: id("10", "01") };
const campaign = { campaign: id("20", "02") };

export const studioAreaViews: readonly View[] = areaNames.map((name) => ({
  name: `studio/${name}`,
  path: areaAddress(name),
  ...staff,
}));

/** What is open in the studio's areas, and their dialogs. */
export const studioViews: readonly View[] = [
  { name: "studio/inbox-item", path: areaAddress("inbox"), ...staff, act: openFirstRow },
  { name: "studio/inbox-canned", path: areaAddress("inbox"), ...over, act: openCanned },
  { name: "studio/inbox-call", path: areaAddress("inbox"), ...over, act: noteCall },
  { name: "studio/inbox-none", path: areaAddress("inbox", { q: "nothing like it" }), ...staff },
  // Where there is room for a keyboard.
  {
    name: "studio/keys",
    path: areaAddress("inbox"),
    ...over,
    widths: [1440],
    act: openDialog("Keyboard"),
  },
  { name: "studio/calendar-list", path: areaAddress("calendar", { view: "list" }), ...staff },
  { name: "studio/calendar-hours", path: areaAddress("calendar", { view: "hours" }), ...staff },
  {
    name: "studio/calendar-exception",
    path: areaAddress("calendar", { view: "hours" }),
    ...over,
    act: openDialog("Add an exception", pressInside("Save")),
  },
  { name: "studio/client", path: areaAddress("clients", client), ...staff },
  {
    name: "studio/client-edit",
    path: areaAddress("clients", client),
    ...over,
    act: openDialog("Edit details"),
  },
  {
    name: "studio/client-invite",
    path: areaAddress("clients"),
    ...over,
    act: openDialog("Invite a client", pressInside("Send invitation")),
  },
  { name: "studio/client-preview", path: `/dashboard?preview=${id("00", "01")}`, ...staff },
  { name: "studio/project", path: areaAddress("projects", project), ...staff },
  {
    name: "studio/project-new",
    path: areaAddress("projects"),
    ...over,
    act: openDialog("New project", pressInside("Open the project")),
  },
  {
    name: "studio/project-deliverable",
    path: areaAddress("projects", project),
    ...over,
    act: openDialog("Add a deliverable"),
  },
  { name: "studio/campaign", path: areaAddress("campaigns", campaign), ...staff },
  {
    name: "studio/campaign-proof",
    path: areaAddress("campaigns", { campaign: id("20", "01") }),
    ...staff,
  },
  {
    name: "studio/campaign-edit",
    path: areaAddress("campaigns", campaign),
    ...over,
    act: openDialog("Edit"),
  },
  {
    name: "studio/campaign-day",
    path: areaAddress("campaigns", campaign),
    ...over,
    act: openDialog("Enter a day"),
  },
  {
    name: "studio/campaign-import",
    path: areaAddress("campaigns", campaign),
    ...over,
    act: openDialog("Import a file"),
  },
  { name: "studio/conversation", path: areaAddress("messages", client), ...staff },
  {
    name: "studio/proposal-new",
    path: areaAddress("proposals"),
    ...over,
    act: openDialog("New proposal"),
  },
  { name: "studio/invoice-new", path: areaAddress("invoices", { new: "invoice" }), ...staff },
  ...studioBillingViews,
  {
    name: "studio/invoice-record",
    path: areaAddress("payments"),
    ...over,
    act: openDialog("Record a bank payment", pressInside("Record it")),
  },
  { name: "studio/payments-ether", path: areaAddress("payments", { state: "all" }), ...staff },
  { name: "studio/payment", path: areaAddress("payments", { payment: id("80", "01") }), ...staff },
  {
    name: "studio/payment-accept",
    path: areaAddress("payments", { payment: id("80", "01") }),
    ...over,
    act: openDialog("Accept the payment"),
  },
  {
    name: "studio/assistant-open",
    path: areaAddress("assistant", { conversation: id("70", "02") }),
    ...staff,
  },
  { name: "studio/audit-entry", path: areaAddress("audit"), ...staff, act: openFirstRow },
  { name: "studio/troubles", path: areaAddress("inbox"), ...staff, act: haveTroubles },
  {
    name: "studio/staff-invite",
    path: areaAddress("staff"),
    ...over,
    act: openDialog("Invite somebody", pressInside("Invite")),
  },
  { name: "studio/second-step", path: areaAddress("security"), ...staff, act: setUpSecondStep },
];

async function openCanned(page: Page) {
  await openFirstRow(page);
  await page.getByRole("button", { name: "Canned answers" }).click();
  await page.getByRole("dialog", { name: "Canned answers" }).waitFor();
}

async function noteCall(page: Page) {
  await page.locator("[data-row]").first().focus();
  await page.keyboard.press("c");
  await page.getByRole("dialog", { name: "Note a call" }).waitFor();
}

/** A server in good order has none to show. */
async function haveTroubles(page: Page) {
  const began = { began_at: "2026-03-01T09:30:00Z" };
  const troubles = [
    { kind: "disk", subject: "server: data, uploads, database", facts: { percent: 4 } },
    { kind: "mail", subject: "waiting", facts: { count: 12, said: "connect ECONNREFUSED" } },
    { kind: "job", subject: "notify-new-owner", facts: { count: 1, said: "AppError no_owner" } },
  ];
  await page.route("**/rest/v1/troubles?*", (route) =>
    route.fulfill({
      json: troubles.map((each, index) => ({ id: id("99", `0${index}`), ...began, ...each })),
    }),
  );
  await page.reload();
  await page.getByRole("region", { name: "Troubles" }).getByRole("listitem").last().waitFor();
}

async function setUpSecondStep(page: Page) {
  await press("Set up")(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("img", { name: /Square code/ }).waitFor();
}
