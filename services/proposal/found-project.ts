import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { ProposalContent } from "../../domain/proposal/content.ts";
import type { Instalment } from "../../domain/proposal/sum-proposal.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { admitSigner } from "./admit-signer.ts";
import type { LockedProposal } from "./lock-proposal.ts";
import type { PricedSignature } from "./price-signature.ts";

export type MadeMilestone = Instalment & { id: string };

type Founding = {
  proposal: LockedProposal;
  content: ProposalContent;
  priced: PricedSignature;
  agreementId: string;
  place: { accountId: string | null; companyId: string };
  address: string;
};

/** The project, or the change to one, with its milestones and what is to be delivered; and its client let in. */
export async function foundProject(
  sql: Transaction,
  { proposal, content, priced: { sums }, agreementId, place, address }: Founding,
): Promise<{ id: string; title: string; milestones: MadeMilestone[] }> {
  const { companyId } = place;
  await admitSigner(sql, { ...place, address, agreementId });
  const project =
    (proposal.projectId === null
      ? undefined
      : await extendProject(sql, proposal.projectId, sums.net_pence)) ??
    (await makeProject(sql, content, { netPence: sums.net_pence, agreementId, ...place }));
  const [placed] = await sql<{ next: number }[]>`
    select coalesce(max(position) + 1, 0)::int as next from public.milestones where project_id = ${project.id}`;
  const first = placed?.next ?? 0;
  const milestones = sums.instalments.map((each) => ({ ...each, id: randomUUID() }));
  const rows = milestones.map((each, index) => ({
    id: each.id,
    company_id: companyId,
    project_id: project.id,
    agreement_id: agreementId,
    position: first + index,
    title: each.title,
    due_on: each.due_on,
    net_pence: each.net_pence,
    vat_rate: content.vat_rate,
    trigger: each.trigger,
    reached_at: each.trigger === "signing" ? new Date() : null,
  }));
  await sql`insert into public.milestones ${sql(rows)}`;
  await planDeliverables(sql, content, { projectId: project.id, milestones });
  return { ...project, milestones };
}

const projectRow = z.object({ id: z.string(), title: z.string() });
type Project = z.infer<typeof projectRow>;

async function extendProject(
  sql: Transaction,
  projectId: string,
  netPence: number,
): Promise<Project | undefined> {
  const changed = await sql`
    update public.projects set budget = coalesce(budget, 0) + ${netPence}::bigint / 100.0
    where id = ${projectId} returning id, title`;
  return parseRow(projectRow, changed);
}

type NewProject = {
  netPence: number;
  agreementId: string;
  accountId: string | null;
  companyId: string;
};

/** With its first days: what the client sees of it until the studio has begun. */
async function makeProject(
  sql: Transaction,
  { title, aim, project_type, milestones }: ProposalContent,
  { netPence, agreementId, accountId, companyId }: NewProject,
): Promise<Project> {
  const days = milestones.flatMap(({ due_on }) => due_on ?? []).toSorted();
  const made = await sql`
    insert into public.projects
      (user_id, company_id, title, description, project_type, budget, estimated_completion_date)
    values (
      ${accountId}, ${companyId}, ${title}, ${aim}, ${project_type}, ${netPence}::bigint / 100.0,
      ${days.at(-1) ?? null}
    )
    returning id, title`;
  const project = parseRow(projectRow, made);
  if (!project) throw new Error("The project was not stored.");
  await sql`
    insert into public.onboardings (id, company_id, agreement_id)
    values (${project.id}, ${companyId}, ${agreementId})`;
  return project;
}

type Planned = { projectId: string; milestones: readonly MadeMilestone[] };

async function planDeliverables(
  sql: Transaction,
  { deliverables }: ProposalContent,
  { projectId, milestones }: Planned,
): Promise<void> {
  if (deliverables.length === 0) return;
  const rows = deliverables.map(({ title, note, milestone: key }) => {
    const milestone = milestones.find((each) => each.key === key);
    return {
      project_id: projectId,
      milestone_id: milestone?.id ?? null,
      title,
      description: note,
      due_date: milestone?.due_on ?? null,
    };
  });
  await sql`insert into public.pr_deliverables ${sql(rows)}`;
}
