import { brand } from "../../content/brand.ts";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import { proposalBlockNames } from "../../content/proposal-names.ts";
import type { ProposalRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findNewest } from "./find-version.ts";
import { findLinkTo } from "./link.ts";
import { lockProposal } from "./lock-proposal.ts";
import { storeComment } from "./store-comment.ts";

/** The studio's word under a proposal, which its recipient gets by mail. */
export async function answerComment(
  sql: Transaction,
  { proposalId, block, body, key }: ProposalRequest<"comment">,
  { staffId, siteUrl }: { staffId: string; siteUrl: string },
): Promise<void> {
  const proposal = await lockProposal(sql, proposalId);
  const version = await findNewest(sql, proposal);
  const isNew = await storeComment(sql, proposal, version, {
    key,
    block,
    body,
    author: { id: staffId, name: brand.name },
    isFromStudio: true,
  });
  const link = isNew ? await findLinkTo(sql, proposalId) : undefined;
  if (!link) return;
  await enqueueMail(sql, {
    to: link.address,
    template: "proposal-comment",
    replyTo: brand.email,
    dedupeKey: `proposal-comment:${proposalId}:${key}`,
    data: {
      link: siteUrl + link.path,
      fields: [
        { label: labels.title, value: proposal.title },
        ...(block === null ? [] : [{ label: labels.block, value: proposalBlockNames[block] }]),
        { label: labels.comment, value: body },
      ],
    },
  });
}
