import * as z from "zod/mini";
import { milestoneTriggers } from "../../../../domain/milestone/trigger.ts";
import { proposalContent } from "../../../../domain/proposal/content.ts";
import { proposalStates } from "../../../../domain/proposal/proposal-state.ts";
import { amount, orNull, text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readComments, type StudioComment } from "./read-comments.ts";

const proposalRow = z.object({
  id: z.string(),
  inbox_item_id: text,
  company_id: text,
  project_id: text,
  title: z.string(),
  client_name: z.string(),
  recipient_name: z.string(),
  recipient_email: z.string(),
  state: z.enum(proposalStates),
  version_number: amount,
  valid_until: text,
  net_pence: amount,
  sent_at: text,
  opened_at: text,
  closed_at: text,
  reason: text,
  created_at: z.string(),
});
export type StudioProposal = z.infer<typeof proposalRow>;

const draftRow = z.object({ content: z.record(z.string(), z.unknown()), updated_at: z.string() });
export type ProposalDraft = z.infer<typeof draftRow>;

const versionRow = z.object({
  id: z.string(),
  number: z.number(),
  content: proposalContent,
  hash: z.string(),
  sent_by: text,
  created_at: z.string(),
});
export type ProposalVersion = z.infer<typeof versionRow>;

const agreementRow = z.object({
  id: z.string(),
  version_id: z.string(),
  signer_name: z.string(),
  signer_role: z.string(),
  signer_email: z.string(),
  content_hash: z.string(),
  net_pence: z.number(),
  vat_pence: z.number(),
  created_at: z.string(),
});
export type Agreement = z.infer<typeof agreementRow>;

const milestoneRow = z.object({
  id: z.string(),
  project_id: text,
  agreement_id: text,
  title: z.string(),
  due_on: text,
  net_pence: z.number(),
  trigger: z.enum(milestoneTriggers),
  reached_at: text,
  document_id: text,
  billing_documents: orNull(z.object({ number: text })),
});
export type AgreedMilestone = z.infer<typeof milestoneRow>;

const projectRow = z.object({ id: z.string(), title: z.string() });
const sumRow = z.object({ net_pence: z.number(), agreement_id: text });

export type ReadProposal = {
  proposal: StudioProposal;
  draft: ProposalDraft | undefined;
  /** The newest first. */
  versions: readonly ProposalVersion[];
  comments: readonly StudioComment[];
  agreement: Agreement | undefined;
  milestones: readonly AgreedMilestone[];
  /** Which it became, or which it changes. */
  project: z.infer<typeof projectRow> | undefined;
  /** Of a change order, what was agreed on its project without it. */
  agreedPence: number | null;
};

/** Everything about one proposal, or undefined where there is none. */
export async function readProposal(id: string): Promise<ReadProposal | undefined> {
  const from = (table: string, columns: string) => sharedBackend().from(table).select(columns);
  const [[proposal], [draft], versions, comments, [agreement]] = await Promise.all([
    readRows(from("proposals", columnsOf(proposalRow)).eq("id", id), proposalRow),
    readRows(from("proposal_drafts", columnsOf(draftRow)).eq("proposal_id", id), draftRow),
    readRows(
      from("proposal_versions", columnsOf(versionRow))
        .eq("proposal_id", id)
        .order("number", { ascending: false }),
      versionRow,
    ),
    readComments(id),
    readRows(from("agreements", columnsOf(agreementRow)).eq("proposal_id", id), agreementRow),
  ]);
  if (!proposal) return undefined;
  const milestones = agreement
    ? await readRows(
        from("milestones", milestoneColumns).eq("agreement_id", agreement.id).order("position"),
        milestoneRow,
      )
    : [];
  const projectId = proposal.project_id ?? milestones[0]?.project_id ?? null;
  const [project] = projectId
    ? await readRows(from("projects", columnsOf(projectRow)).eq("id", projectId), projectRow)
    : [];
  const agreedPence = proposal.project_id
    ? await sumAgreed(proposal.project_id, agreement?.id)
    : null;
  return { proposal, draft, versions, comments, agreement, milestones, project, agreedPence };
}

async function sumAgreed(project: string, without: string | undefined): Promise<number> {
  const rows = await readRows(
    sharedBackend().from("milestones").select("net_pence,agreement_id").eq("project_id", project),
    sumRow,
  );
  return rows
    .filter(({ agreement_id }) => agreement_id !== null && agreement_id !== without)
    .reduce((sum, { net_pence }) => sum + net_pence, 0);
}

const milestoneColumns =
  "id,project_id,agreement_id,title,due_on,net_pence,trigger,reached_at,document_id,billing_documents(number)";

function columnsOf({ shape }: { shape: object }): string {
  return Object.keys(shape).join(",");
}
