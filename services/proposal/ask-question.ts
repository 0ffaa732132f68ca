import { brand } from "../../content/brand.ts";
import { studioProposalAddress } from "../../content/proposal-address.ts";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import { proposalBlockNames } from "../../content/proposal-names.ts";
import type { ProposalState } from "../../domain/proposal/answers.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findLink } from "./find-link.ts";
import { requireKnown } from "./find-version.ts";
import { lockProposal } from "./lock-proposal.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";
import { storeComment } from "./store-comment.ts";

const open = new Set<ProposalState>(["sent", "declined", "expired"]);

/** The client's word: a trigger opens its item in the inbox, and the studio's mailbox has it at once. */
export async function askQuestion(
  sql: Transaction,
  { token, versionId, block, body, key }: VisitRequest<"comment">,
  siteUrl: string,
): Promise<void> {
  const link = await findLink(sql, token);
  const proposal = await lockProposal(sql, link.proposalId);
  const version = await requireKnown(sql, proposal, versionId);
  if (!open.has(proposal.state)) throw new ProposalRefusal("not-open");
  if (version.id !== versionId.toLowerCase()) throw new ProposalRefusal("superseded");
  const isNew = await storeComment(sql, proposal, version, {
    key,
    block,
    body,
    author: { id: null, name: proposal.recipientName || link.address },
    isFromStudio: false,
  });
  if (!isNew) return;
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-proposal-comment",
    replyTo: link.address,
    dedupeKey: `proposal-comment:${proposal.id}:${key}`,
    data: {
      link: siteUrl + studioProposalAddress(proposal.id),
      fields: [
        { label: labels.title, value: proposal.title },
        { label: labels.client, value: `${proposal.clientName}, ${proposal.recipientName}` },
        ...(block === null ? [] : [{ label: labels.block, value: proposalBlockNames[block] }]),
        { label: labels.comment, value: body },
      ],
    },
  });
}
