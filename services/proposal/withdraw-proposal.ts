import { brand } from "../../content/brand.ts";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import type { ProposalRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findLinkTo } from "./link.ts";
import { lockProposal } from "./lock-proposal.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

/** Takes back what was sent: nobody signs it any more. Its recipient is told. Repeated, it changes nothing. */
export async function withdrawProposal(
  sql: Transaction,
  { proposalId, reason }: ProposalRequest<"withdraw">,
): Promise<void> {
  const proposal = await lockProposal(sql, proposalId);
  if (proposal.state === "withdrawn") return;
  if (proposal.state === "draft") throw new ProposalRefusal("never-sent");
  if (proposal.state === "accepted") throw new ProposalRefusal("accepted-already");
  if (proposal.state !== "sent") throw new ProposalRefusal("not-open");
  await sql`
    update public.proposals set state = 'withdrawn', closed_at = now(), reason = ${reason}
    where id = ${proposalId}`;
  const link = await findLinkTo(sql, proposalId);
  if (!link) return;
  await enqueueMail(sql, {
    to: link.address,
    template: "proposal-withdrawn",
    replyTo: brand.email,
    data: {
      fields: [
        { label: labels.title, value: proposal.title },
        ...(reason === null ? [] : [{ label: labels.reason, value: reason }]),
      ],
    },
  });
}
