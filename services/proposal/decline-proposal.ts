import { brand } from "../../content/brand.ts";
import { studioProposalAddress } from "../../content/proposal-address.ts";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findLink } from "./find-link.ts";
import { requireOpen } from "./find-version.ts";
import { lockProposal } from "./lock-proposal.ts";
import { notifyStudioOfProposal } from "./notify-studio.ts";

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
  await notifyStudioOfProposal(sql, proposal, { state: "declined", key: version.id });
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-proposal-declined",
    replyTo: link.address,
    dedupeKey: `proposal-declined:${proposal.id}:${version.id}`,
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
