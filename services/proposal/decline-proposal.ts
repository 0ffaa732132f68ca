import { randomUUID } from "node:crypto";
import { brand } from "../../content/brand.ts";
import { studioProposalAddress } from "../../content/proposal-address.ts";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findLink, type FoundLink } from "./find-link.ts";
import { requireOpen, type FoundVersion } from "./find-version.ts";
import { lockProposal, type LockedProposal } from "./lock-proposal.ts";
import { nameSending, notifyStudioOfProposal } from "./notify-studio.ts";
import { storeComment } from "./store-comment.ts";

/** The client's no. The studio may still send another version. */
export async function declineProposal(
  sql: Transaction,
  { token, versionId, reason }: VisitRequest<"decline">,
  siteUrl: string,
): Promise<void> {
  const link = await findLink(sql, token);
  const proposal = await lockProposal(sql, link.proposalId);
  if (proposal.state === "declined") return;
  const version = await requireOpen(sql, proposal, versionId);
  await sql`
    update public.proposals set state = 'declined', closed_at = now(), reason = ${reason}
    where id = ${proposal.id}`;
  if (reason !== null) await storeReason(sql, { proposal, version, link, reason });
  const key = nameSending(version, proposal);
  await notifyStudioOfProposal(sql, proposal, { state: "declined", key });
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-proposal-declined",
    replyTo: link.address,
    dedupeKey: `proposal-declined:${proposal.id}:${key}`,
    data: {
      link: siteUrl + studioProposalAddress(proposal.id),
      fields: [
        { label: labels.title, value: proposal.title },
        { label: labels.client, value: `${proposal.clientName}, ${proposal.recipientName}` },
        ...(reason === null ? [] : [{ label: labels.reason, value: reason }]),
      ],
    },
  });
}

type Declined = {
  proposal: LockedProposal;
  version: FoundVersion;
  link: FoundLink;
  reason: string;
};

/** A reason is a word of the client like any other: it opens an item of the inbox, and can be answered under the proposal. */
async function storeReason(
  sql: Transaction,
  { proposal, version, link, reason }: Declined,
): Promise<void> {
  await storeComment(sql, proposal, version, {
    key: randomUUID(),
    block: null,
    body: reason,
    author: { id: null, name: proposal.recipientName || link.address },
    isFromStudio: false,
  });
}
