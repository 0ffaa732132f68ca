import { brand } from "../../content/brand.ts";
import { formatLongDay } from "../../content/dates.ts";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import type { ProposalContent } from "../../domain/proposal/content.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { plainName } from "../mail/plain-name.ts";

type Mailed = {
  content: ProposalContent;
  address: string;
  isFirst: boolean;
  link: string;
  dedupeKey: string;
};

/** The link to the page. No figure: a mail is passed on, and the page says all of them. */
export async function mailProposal(
  sql: Transaction,
  { content, address, isFirst, link, dedupeKey }: Mailed,
): Promise<void> {
  await enqueueMail(sql, {
    to: address,
    template: isFirst ? "proposal" : "proposal-again",
    replyTo: brand.email,
    dedupeKey,
    data: { link, fields: describeProposal(content) },
  });
}

/** What a proposal is, for a mail to its recipient. */
export function describeProposal({
  title,
  valid_until,
}: Pick<ProposalContent, "title" | "valid_until">) {
  return [
    { label: labels.title, value: plainName(title, 200) ?? title },
    { label: labels.until, value: formatLongDay(valid_until) },
  ];
}
