import type { DocumentRow } from "../billing/document-row.ts";
import { findStanding } from "../billing/find-standing.ts";
import type { Campaign } from "../campaign/campaign.ts";
import type { Deliverable } from "../deliverable/deliverable.ts";
import type { ClientPayment } from "../payment/payment-row.ts";
import type { ProposalRow } from "../proposal/proposal-row.ts";
import type { Project } from "../project/project.ts";

/** Something that waits for the client. `id` is of the campaign, project or invoice it is about. */
export type Need = {
  kind:
    | "review"
    | "approval"
    | "draft"
    | "unconfirmed"
    | "mismatch"
    | "overdue"
    | "invoice"
    | "proposal";
  about: "project" | "campaign" | "invoice" | "proposal";
  id: string;
  /** Of an invoice its number. */
  title: string;
  /** The one to look at, where it is about one. */
  deliverable?: string;
  /** Of a version that waits: its number, and how much was said of it that nobody has resolved. */
  version?: { number: number; openComments: number };
  /** Of an invoice: what is left to pay, and by when. */
  owed?: { pence: number; due_on: string };
  /** Of a proposal: who has the link, and how long it holds. */
  sent?: { to: string; address: string; until: string | null; versionId: string | undefined };
};

type Rows = {
  projects: readonly Project[];
  campaigns: readonly Campaign[];
  deliverables: readonly Deliverable[];
  payments: readonly ClientPayment[];
  documents: readonly DocumentRow[];
  proposals: readonly ProposalRow[];
  /** Of each version, by its id. */
  openComments: ReadonlyMap<string, number>;
  /** In London. */
  today: string;
};

const mismatched = new Set<ClientPayment["state"]>(["underpaid", "overpaid", "late", "review"]);

/** What cannot go on without the client: what was handed over last comes first, as it holds up work that is being done. */
export function listNeeds(rows: Rows): Need[] {
  const { projects, campaigns, deliverables, payments, documents } = rows;
  const open = payments.filter(({ state }) => state === "confirming" || mismatched.has(state));
  const beingPaid = new Set(open.map(({ campaign_id }) => campaign_id));
  const titles = new Map([
    ...campaigns.map(({ id, title }) => [id, title] as const),
    ...documents.map(({ id, number }) => [id, number] as const),
  ]);
  const invoices = listOwed(rows, new Set(open.map(({ invoice_id }) => invoice_id)));
  return [
    ...rows.proposals
      .filter(({ state }) => state === "sent")
      .map((proposal): Need => ({
        kind: "proposal",
        about: "proposal",
        id: proposal.id,
        title: proposal.title,
        sent: {
          to: proposal.recipient_name,
          address: proposal.recipient_email,
          until: proposal.valid_until,
          versionId: proposal.proposal_versions.toSorted((a, b) => b.number - a.number)[0]?.id,
        },
      })),
    ...deliverables
      .filter(({ status }) => status === "delivered")
      .toSorted((a, b) => (b.delivered_at ?? "").localeCompare(a.delivered_at ?? ""))
      .flatMap((deliverable) => needApproval(deliverable, rows.openComments)),
    ...projects
      .filter(({ status }) => status === "review")
      .map(({ id, title }): Need => ({ kind: "review", about: "project", id, title })),
    ...invoices.filter(({ kind }) => kind === "overdue"),
    ...open.map(({ state, campaign_id, invoice_id, invoice_number, package_id }): Need => {
      const id = invoice_id ?? campaign_id ?? "";
      return {
        kind: state === "confirming" ? "unconfirmed" : "mismatch",
        about: invoice_id === null ? "campaign" : "invoice",
        id,
        title: titles.get(id) ?? invoice_number ?? package_id ?? "",
      };
    }),
    ...invoices.filter(({ kind }) => kind === "invoice"),
    ...campaigns
      .filter(({ status, id }) => status === "draft" && !beingPaid.has(id))
      .map(({ id, title }): Need => ({ kind: "draft", about: "campaign", id, title })),
  ];
}

/** What is to be paid, the oldest first. What is disputed waits, and so does what is being paid. */
function listOwed({ documents, today }: Rows, beingPaid: ReadonlySet<string | null>): Need[] {
  return documents
    .flatMap((document): Need[] => {
      const { id, number: title, due_on, balance } = document;
      const standing = findStanding(document, today);
      const isOwed = ["overdue", "open", "part_paid"].includes(standing) && !beingPaid.has(id);
      if (!isOwed || due_on === null || !balance) return [];
      const kind = standing === "overdue" ? "overdue" : "invoice";
      return [{ kind, about: "invoice", id, title, owed: { pence: balance.open_pence, due_on } }];
    })
    .toSorted((a, b) => (a.owed?.due_on ?? "").localeCompare(b.owed?.due_on ?? ""));
}

function needApproval(
  { id, title, project_id, campaign_id, versions }: Deliverable,
  openComments: ReadonlyMap<string, number>,
): Need[] {
  const [newest] = versions;
  const version = newest && {
    number: newest.number,
    openComments: openComments.get(newest.id) ?? 0,
  };
  const need = { kind: "approval", title, deliverable: id, ...(version && { version }) } as const;
  if (project_id) return [{ ...need, about: "project", id: project_id }];
  if (campaign_id) return [{ ...need, about: "campaign", id: campaign_id }];
  return [];
}
