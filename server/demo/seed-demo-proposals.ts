import { createHash, randomUUID } from "node:crypto";
import { canonicalForm } from "../../domain/proof/canonical-form.ts";
import { hashCanonical } from "../../domain/proof/content-hash.ts";
import type { ProposalContent } from "../../domain/proposal/content.ts";
import { listChosen, sumProposal } from "../../domain/proposal/sum-proposal.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { readGiven } from "../../services/proposal/fill-content.ts";
import { findAmended } from "../../services/proposal/find-amended.ts";
import { findLink } from "../../services/proposal/find-link.ts";
import { findNewest } from "../../services/proposal/find-version.ts";
import { foundProject } from "../../services/proposal/found-project.ts";
import { renewLink } from "../../services/proposal/link.ts";
import { lockProposal } from "../../services/proposal/lock-proposal.ts";
import { closeSigned } from "../../services/proposal/notify-signed.ts";
import { priceSignature } from "../../services/proposal/price-signature.ts";
import { renderProposal } from "../../services/proposal/render-proposal.ts";
import { writeAgreement } from "../../services/proposal/write-agreement.ts";
import { connect } from "../database/connect.ts";
import { demoProposals, type DemoProposal } from "./demo-proposals.ts";

const staffId = "de000000-0000-4000-8000-000000000009";
const idOf = (kind: string, number: number) =>
  `de000000-0000-4000-8000-00000000${kind}${String(number).padStart(2, "0")}`;

/**
 * What the studio has proposed to the demo's clients, in every state. Nobody is written to: they find it. Once, where there is
 * no proposal yet. Needs the demo data and its books.
 */
export async function seedDemoProposals(owner: ConnectionOptions): Promise<void> {
  const connection = connect(owner, { max: 1 });
  try {
    await connection.begin(async (sql) => {
      if (!(await isWanted(sql))) return;
      for (const proposal of demoProposals) await writeProposal(sql, proposal);
    });
  } finally {
    await connection.end();
  }
}

/** The demo's people and projects are there, and nothing was ever proposed. */
async function isWanted(sql: Transaction): Promise<boolean> {
  const companies = [...new Set(demoProposals.flatMap(({ companyId }) => companyId ?? []))];
  const projects = demoProposals.flatMap(({ projectId }) => projectId ?? []);
  const [found] = await sql<{ isWanted: boolean }[]>`
    select (select count(*) from public.companies where id = any(${companies}::uuid[])) = ${companies.length}
      and (select count(*) from public.projects where id = any(${projects}::uuid[])) = ${projects.length}
      and exists (select from public.profiles where user_id = ${staffId})
      and not exists (select from public.proposals) as "isWanted"`;
  return found?.isWanted ?? false;
}

async function writeProposal(sql: Transaction, proposal: DemoProposal): Promise<void> {
  const id = idOf("80", proposal.number);
  const content = await completeContent(sql, proposal);
  const isSent = proposal.sentAgo !== undefined;
  const { net_pence } = sumProposal(content, listChosen(content));
  const ago = (days: number | undefined) =>
    days === undefined ? null : sql`now() - make_interval(days => ${days})`;
  const hasEnded = proposal.state === "declined" || proposal.state === "expired";
  await sql`
    insert into public.proposals (
      id, company_id, project_id, title, client_name, recipient_name, recipient_email, state, version_number,
      valid_until, net_pence, sent_at, opened_at, closed_at, reason, created_by, created_at, updated_at
    )
    values (
      ${id}, ${proposal.companyId}, ${proposal.projectId ?? null}, ${content.title}, ${content.client_name},
      ${content.recipient_name}, ${proposal.email}, ${proposal.state === "accepted" ? "sent" : proposal.state},
      ${isSent ? 1 : null}, ${isSent ? content.valid_until : null}, ${isSent ? net_pence : null},
      ${ago(proposal.sentAgo)}, ${ago(proposal.openedAgo)},
      ${hasEnded ? sql`${content.valid_until}::text::date` : null}, ${proposal.reason ?? null}, ${staffId},
      ${ago(proposal.writtenAgo)}, ${ago(proposal.openedAgo ?? proposal.writtenAgo)}
    )`;
  await sql`
    insert into public.proposal_drafts (proposal_id, content, created_at, updated_at)
    values (${id}, ${sql.json(content)}, ${ago(proposal.writtenAgo)}, ${ago(proposal.sentAgo ?? proposal.writtenAgo)})`;
  if (!isSent) return;
  await sql`
    insert into public.proposal_versions (id, proposal_id, company_id, number, content, hash, sent_by, created_at)
    values (
      ${idOf("81", proposal.number)}, ${id}, ${proposal.companyId}, 1, ${sql.json(content)},
      ${await hashCanonical(canonicalForm(content))}, ${staffId}, ${ago(proposal.sentAgo)}
    )`;
  const path = await renewLink(sql, { proposalId: id, address: proposal.email });
  await sql`
    update private.proposal_links set opened_at = ${ago(proposal.openedAgo)} where proposal_id = ${id}`;
  for (const [index, said] of (proposal.comments ?? []).entries())
    await sql`
      insert into public.proposal_comments
        (id, proposal_id, version_id, company_id, block, from_studio, author_name, body, created_at)
      values (
        ${idOf("82", proposal.number * 10 + index)}, ${id}, ${idOf("81", proposal.number)}, ${proposal.companyId},
        ${said.block}, ${said.isFromStudio}, ${content.recipient_name}, ${said.body}, ${ago(said.daysAgo)}
      )`;
  if (proposal.state === "accepted") await sign(sql, id, path);
}

/** With what is the studio's to say, and days that are counted from today. */
async function completeContent(
  sql: Transaction,
  { words, validFor }: DemoProposal,
): Promise<ProposalContent> {
  const [row] = await sql<{ day: string }[]>`
    select (now()::date + ${validFor}::integer)::text as day`;
  if (!row) throw new Error("The database did not say which day it was.");
  return { ...words, terms_days: 14, ...readGiven(), valid_until: row.day };
}

/** All that a signature leaves behind, by the services that it goes through, save the mails and a code that nobody typed. */
async function sign(sql: Transaction, proposalId: string, path: string): Promise<void> {
  const proposal = await lockProposal(sql, proposalId);
  const version = await findNewest(sql, proposal);
  const link = await findLink(sql, path.split("#")[1] ?? "");
  const { companyId, projectId } = proposal;
  if (companyId === null) throw new Error("The demo's agreement has no company.");
  const amended = await findAmended(sql, { projectId, sentAt: version.sentAt });
  const sentOn = version.sentAt.toISOString().slice(0, 10);
  const bytes = await renderProposal({ ...version, sentOn, amended });
  await sql`
    insert into private.proposal_files (version_id, sha256, bytes)
    values (${version.id}, ${`0x${createHash("sha256").update(bytes).digest("hex")}`}, ${bytes})`;
  const options = listChosen(version.content);
  const { total_pence: totalPence } = sumProposal(version.content, options);
  const asked = { options, totalPence, billing: null };
  const priced = await priceSignature(sql, version.content, asked, companyId);
  const agreement = await writeAgreement(sql, {
    proposal,
    version,
    link,
    companyId,
    asked: {
      ...asked,
      action: "sign",
      token: "",
      versionId: version.id,
      hash: version.hash,
      name: version.content.recipient_name,
      role: "Managing director",
      mayBind: true,
      consents: true,
      code: "",
    },
    priced,
    network: randomUUID(),
    userAgent: "",
  });
  await foundProject(sql, {
    proposal,
    content: version.content,
    priced,
    agreementId: agreement.id,
    place: { accountId: companyId, companyId },
    address: link.address,
  });
  await closeSigned(sql, proposal);
}
