import type { Page } from "@playwright/test";
import { z } from "zod";
import { billingPath } from "../../../content/portal-address.ts";
import { portalTabs } from "../../../content/portal.ts";
import type { View } from "../view.ts";
import { keepToasts, openDialog, pressInside } from "./acts.ts";

const client = { as: "client" } as const;
const over = { as: "client", isScreen: true } as const;
const id = (kind: string, number: string) => `de000000-0000-4000-8000-00000000${kind}${number}`;
const tab = (name: string, search = "") => `/dashboard?tab=${name}${search}`;
const project = `&project=${id("10", "01")}`;

export const portalTabViews: readonly View[] = portalTabs.map(({ value }) => ({
  name: `portal/${value}`,
  path: tab(value),
  ...client,
}));

/** What is open in the client area of the demo's client. */
export const portalViews: readonly View[] = [
  { name: "portal/projects-none", path: tab("projects", "&q=nothing+like+it"), ...client },
  { name: "portal/project", path: tab("projects", project), ...over },
  {
    name: "portal/deliverable-film",
    path: tab("projects", `${project}&deliverable=${id("30", "10")}`),
    ...over,
  },
  {
    name: "portal/deliverable-picture",
    path: tab("projects", `&project=${id("10", "06")}&deliverable=${id("30", "15")}`),
    ...over,
  },
  { name: "portal/book-call", path: tab("overview"), ...over, act: openDialog("Book a call") },
  {
    name: "portal/campaign-new",
    path: tab("pr-campaigns"),
    ...over,
    act: openDialog("New Campaign"),
  },
  {
    name: "portal/campaign-errors",
    path: tab("pr-campaigns"),
    ...over,
    act: openDialog("New Campaign", pressInside("Create")),
  },
  {
    name: "portal/campaign-delete",
    path: tab("pr-campaigns"),
    ...over,
    act: openDialog("Delete Spring harvest preview"),
  },
  {
    name: "portal/campaign-pay",
    path: tab("pr-campaigns"),
    ...over,
    act: openDialog(/^Pay with ETH/),
  },
  {
    name: "portal/account-delete",
    path: tab("profile"),
    ...over,
    act: openDialog("Delete my account"),
  },
  { name: "portal/first-days", path: tab("overview"), ...client, act: beginProject },
  {
    name: "portal/brief",
    path: tab("overview", `&brief=${id("10", "01")}`),
    ...over,
    act: async (page) => {
      await beginProject(page);
      await page.getByRole("form", { name: "The brief" }).waitFor();
    },
  },
  {
    name: "portal/brand",
    path: tab("overview", `&brand=${id("10", "01")}`),
    ...over,
    act: async (page) => {
      await beginProject(page);
      await page.getByRole("list", { name: "Files that are here" }).waitFor();
    },
  },
  { name: "portal/failed", path: tab("overview"), ...client, act: loseParts },
  { name: "portal/billing", path: billingPath, ...client },
  { name: "portal/billing-document", path: billingPath, ...client, act: openInvoice },
  {
    name: "portal/billing-document",
    path: billingPath,
    ...client,
    act: openInvoice,
    isPrint: true,
  },
  {
    name: "portal/billing-pay",
    path: billingPath,
    ...over,
    act: async (page) => {
      await openInvoice(page);
      await openDialog(/^Pay with ETH/)(page);
    },
  },
  {
    name: "portal/billing-proforma",
    path: billingPath,
    ...client,
    act: openDocument("Proforma", "PRO-00001"),
  },
  {
    name: "portal/billing-credit-note",
    path: billingPath,
    ...client,
    act: openDocument("Credit note", "CRN-00001"),
  },
  {
    name: "portal/billing-receipt",
    path: billingPath,
    ...client,
    act: openDocument("Receipt", "REC-00003"),
  },
  {
    name: "portal/review",
    path: `/review?d=${id("30", "10")}&f=60`,
    ...client,
    act: async (page) => {
      await page.locator("input[type=range][aria-valuenow='60'][aria-busy=false]").waitFor();
    },
  },
  { name: "portal/report", path: "/dashboard/report", ...client },
  { name: "portal/report", path: "/dashboard/report", ...client, isPrint: true },
  { name: "portal/receipt", path: `/receipt?payment=${id("80", "02")}`, ...client },
  { name: "portal/receipt", path: `/receipt?payment=${id("80", "02")}`, ...client, isPrint: true },
];

function openDocument(kind: string, number: string) {
  return async (page: Page) => {
    await page.getByRole("link", { name: number, exact: true }).click();
    await page.getByRole("article", { name: `${kind} ${number}` }).waitFor();
  };
}

/** The one that is part paid. */
function openInvoice(page: Page) {
  return openDocument("Invoice", "INV-00004")(page);
}

/** The first days of a project: the demo's are all over. */
async function beginProject(page: Page) {
  const projectId = id("10", "01");
  const at = "2026-03-09T09:30:00Z";
  await page.route("**/rest/v1/projects?*", async (route) => {
    const answer = await route.fetch();
    const rows = z.array(z.looseObject({ id: z.string() })).parse(await answer.json());
    const json = rows.map((row) =>
      row.id === projectId ? { ...row, status: "pending", onboarding: { id: projectId } } : row,
    );
    await route.fulfill({ response: answer, json });
  });
  await page.route("**/rest/v1/onboardings?*", (route) =>
    route.fulfill({
      json: [
        {
          id: projectId,
          company_id: projectId,
          story: "That a harbour never sleeps.",
          audience: "",
          must_say: "",
          must_not_say: "",
          examples: "",
          contacts: "",
          deadlines: "",
          revision: 1,
          edited_by: null,
          edited_at: at,
          handed_in_at: null,
          is_alone: false,
          has_no_files: false,
          agreement: {
            version_id: projectId,
            signer_name: "Ada Harbour",
            net_pence: 1_445_000,
            vat_pence: 0,
            content: "{}",
            created_at: at,
          },
          files: [
            {
              id: projectId,
              object_path: "logo.png",
              file_name: "Logo on night.png",
              file_type: "image/png",
              file_size: 181_204,
              created_at: at,
            },
          ],
        },
      ],
    }),
  );
  await page.reload();
  await page.getByText("Before the first take.").waitFor();
}

async function loseParts(page: Page) {
  await page.route(
    "**/rest/v1/{projects,pr_campaigns,pr_campaign_metrics,pr_deliverables,profiles}?*",
    (route) => route.fulfill({ status: 500, json: { message: "The lamp is out.", code: "XX000" } }),
  );
  await page.reload();
  await page.getByRole("button", { name: "Try Again" }).first().waitFor();
  await keepToasts(page);
}
