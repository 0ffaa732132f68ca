import type { OpenedProposal } from "../../domain/proposal/answers.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findAmended } from "./find-amended.ts";
import { findLink } from "./find-link.ts";
import { findNewest } from "./find-version.ts";
import { findChanges } from "./find-changes.ts";
import { lockProposal } from "./lock-proposal.ts";
import { countComments, describeBilling, listComments } from "./read-around.ts";
import { readSigned } from "./read-signed.ts";
import { maySign } from "./may-sign.ts";

/** The newest version and where it stands, for whoever has the link; the first look at it is written down. */
export async function openProposal(
  sql: Transaction,
  { token }: VisitRequest<"open">,
): Promise<OpenedProposal> {
  const link = await findLink(sql, token);
  const proposal = await lockProposal(sql, link.proposalId);
  const version = await findNewest(sql, proposal);
  if (link.openedAt === null || link.openedAt < version.sentAt) {
    await sql`update private.proposal_links set opened_at = now() where id = ${link.id}`;
  }
  await sql`
    update public.proposals set opened_at = now()
    where id = ${proposal.id} and opened_at is null and state = 'sent'`;
  const amended = await findAmended(sql, {
    projectId: proposal.projectId,
    sentAt: version.sentAt,
  });
  const isOver = proposal.state === "sent" && proposal.isOver === true;
  return {
    proposal_id: proposal.id,
    state: isOver ? "expired" : proposal.state,
    reason: proposal.state === "withdrawn" ? proposal.reason : null,
    version_id: version.id,
    number: version.number,
    sent_at: version.sentAt.toISOString(),
    hash: version.hash,
    content: version.content,
    changed: await findChanges(sql, proposal.id, version),
    recipient_email: link.address,
    billing: await describeBilling(sql, proposal.companyId),
    amends: amended ? { title: amended.project.title, net_pence: amended.net_pence } : null,
    may_sign: await maySign(sql, { companyId: proposal.companyId, address: link.address }),
    comments: await listComments(sql, proposal.id),
    said: await countComments(sql, proposal.id),
    signed: await readSigned(sql, version.id),
  };
}
