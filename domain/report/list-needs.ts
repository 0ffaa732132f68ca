import type { Campaign } from "../campaign/campaign.ts";
import type { Deliverable } from "../deliverable/deliverable.ts";
import type { ClientPayment } from "../payment/payment-row.ts";
import type { Project } from "../project/project.ts";

/** Something that waits for the client. `id` is of the campaign or project it is about. */
export type Need = {
  kind: "review" | "approval" | "draft" | "unconfirmed" | "mismatch";
  about: "project" | "campaign";
  id: string;
  title: string;
  /** The one to look at, where it is about one. */
  deliverable?: string;
};

type Rows = {
  projects: readonly Project[];
  campaigns: readonly Campaign[];
  deliverables: readonly Deliverable[];
  payments: readonly ClientPayment[];
};

const mismatched = new Set<ClientPayment["state"]>(["underpaid", "overpaid", "late", "review"]);

/** What cannot go on without the client: reviews first, as they hold up work that is being done. */
export function listNeeds({ projects, campaigns, deliverables, payments }: Rows): Need[] {
  const open = payments.filter(({ state }) => state === "confirming" || mismatched.has(state));
  const beingPaid = new Set(open.map(({ campaign_id }) => campaign_id));
  const titles = new Map(campaigns.map(({ id, title }) => [id, title]));
  return [
    ...projects
      .filter(({ status }) => status === "review")
      .map(({ id, title }): Need => ({ kind: "review", about: "project", id, title })),
    ...deliverables
      .filter(({ status }) => status === "delivered")
      .flatMap((deliverable) => needApproval(deliverable)),
    ...open.map(({ state, campaign_id, package_id, invoice_number }): Need => ({
      kind: state === "confirming" ? "unconfirmed" : "mismatch",
      about: "campaign",
      id: campaign_id ?? "",
      title: titles.get(campaign_id ?? "") ?? invoice_number ?? package_id ?? "",
    })),
    ...campaigns
      .filter(({ status, id }) => status === "draft" && !beingPaid.has(id))
      .map(({ id, title }): Need => ({ kind: "draft", about: "campaign", id, title })),
  ];
}

function needApproval({ id, title, project_id, campaign_id }: Deliverable): Need[] {
  const need = { kind: "approval", title, deliverable: id } as const;
  if (project_id) return [{ ...need, about: "project", id: project_id }];
  if (campaign_id) return [{ ...need, about: "campaign", id: campaign_id }];
  return [];
}
