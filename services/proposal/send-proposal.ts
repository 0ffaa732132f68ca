import { randomUUID } from "node:crypto";
import { canonicalForm } from "../../domain/proof/canonical-form.ts";
import { hashCanonical } from "../../domain/proof/content-hash.ts";
import { mostPence } from "../../domain/billing/document.ts";
import { listFaults } from "../../domain/field/fault.ts";
import { checkContent } from "../../domain/proposal/check-content.ts";
import { proposalContent, type ProposalContent } from "../../domain/proposal/content.ts";
import type { ProposalRequest } from "../../domain/proposal/requests.ts";
import { listChosen, sumProposal } from "../../domain/proposal/sum-proposal.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashText } from "../enquiry/store-once.ts";
import { assignCompany, findConfirmedAccount } from "./assign-company.ts";
import { readGiven } from "./fill-content.ts";
import { renewLink } from "./link.ts";
import { lockProposal, type LockedProposal } from "./lock-proposal.ts";
import { londonDay } from "../../domain/billing/london-day.ts";
import { mailProposal } from "./mail-proposal.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";
import { proposalFileKind } from "./proposal-file-kind.ts";
import { requireLiveProject } from "./require-live-project.ts";
import { readProposalDraft, requireSeen } from "./read-proposal-draft.ts";

/**
 * Freezes what was typed as the next version, and mails its link. Sent again unchanged, it is the same version once more. What
 * was declined, withdrawn or has run out is open again. Asked twice with one key, it is sent once.
 */
export async function sendProposal(
  sql: Transaction,
  { proposalId, seenAt, key = randomUUID() }: ProposalRequest<"send">,
  { staffId, siteUrl }: { staffId: string; siteUrl: string },
): Promise<void> {
  const proposal = await lockProposal(sql, proposalId);
  if (proposal.state === "accepted") throw new ProposalRefusal("accepted-already");
  await requireSeen(sql, proposalId, seenAt);
  await requireLiveProject(sql, proposal);
  const content = parseDraft((await readProposalDraft(sql, proposalId)).content);
  const address = proposal.recipientEmail;
  if (address === "") throw new ProposalRefusal("incomplete", { recipientEmail: "email-missing" });
  const companyId = await findCompany(sql, proposal);
  const version = await freeze(sql, { proposal, content, companyId, staffId });
  const dedupeKey = `proposal ${version.id} ${hashText(address)} ${key}`;
  if (await isMailed(sql, dedupeKey)) return;
  const { net_pence } = sumProposal(content, listChosen(content));
  await sql`
    update public.proposals
    set state = 'sent', version_number = ${version.number}, valid_until = ${content.valid_until},
      net_pence = ${net_pence}, sent_at = now(), closed_at = null, reason = null,
      opened_at = case when ${version.isNew} then null else opened_at end,
      title = ${content.title}, client_name = ${content.client_name}, recipient_name = ${content.recipient_name}
    where id = ${proposalId}`;
  if (companyId !== proposal.companyId) await assignCompany(sql, proposalId, companyId);
  const path = await renewLink(sql, { proposalId, address });
  await mailProposal(sql, {
    content,
    address,
    // Mailed once more it has not changed.
    isFirst: version.number === 1 || !version.isNew,
    link: siteUrl + path,
    dedupeKey,
  });
  await enqueueJob(sql, {
    kind: proposalFileKind,
    payload: { id: version.id },
    uniqueKey: version.id,
  });
}

/** By an earlier try, whose answer was lost on its way. */
async function isMailed(sql: Transaction, dedupeKey: string): Promise<boolean> {
  const rows = await sql`select from private.outbox where unique_key = ${dedupeKey}`;
  return rows.length > 0;
}

/** What was typed, complete; with what is nobody's to choose. */
function parseDraft(typed: object): ProposalContent {
  const parsed = proposalContent.safeParse({ ...typed, ...readGiven() });
  if (!parsed.success) throw new ProposalRefusal("incomplete", listFaults(parsed.error));
  const content = parsed.data;
  const wrong = listFaults({ issues: checkContent(content, londonDay(new Date())) });
  if ("valid_until" in wrong) throw new ProposalRefusal("past-validity", wrong);
  if (Object.values(wrong).includes("day-over")) throw new ProposalRefusal("past-day", wrong);
  if (Object.keys(wrong).length > 0) throw new ProposalRefusal("unprintable", wrong);
  const everything = content.options.map(({ key }) => key);
  if (sumProposal(content, everything).total_pence > mostPence)
    throw new ProposalRefusal("too-much");
  return content;
}

/** The one that was chosen; else the one in which the recipient is, where the address is an account's. */
async function findCompany(sql: Transaction, proposal: LockedProposal): Promise<string | null> {
  if (proposal.companyId !== null) return proposal.companyId;
  return (await findConfirmedAccount(sql, proposal.recipientEmail))?.companyId ?? null;
}

type Frozen = {
  proposal: LockedProposal;
  content: ProposalContent;
  companyId: string | null;
  staffId: string;
};

async function freeze(sql: Transaction, { proposal, content, companyId, staffId }: Frozen) {
  const hash = await hashCanonical(canonicalForm(content));
  const newest = proposal.versionNumber ?? 0;
  const [same] = await sql<{ id: string; number: number }[]>`
    select id, number from public.proposal_versions
    where proposal_id = ${proposal.id} and number = ${newest} and hash = ${hash}`;
  if (same) return { ...same, isNew: false };
  const [made] = await sql<{ id: string; number: number }[]>`
    insert into public.proposal_versions (proposal_id, company_id, number, content, hash, sent_by)
    values (${proposal.id}, ${companyId}, ${newest + 1}, ${sql.json(content)}, ${hash}, ${staffId})
    returning id, number`;
  if (!made) throw new Error("The version was not stored.");
  return { ...made, isNew: true };
}
