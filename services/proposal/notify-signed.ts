import { brand } from "../../content/brand.ts";
import { formatToThePenny } from "../../content/money.ts";
import { dashboardPage } from "../../content/pages/dashboard.ts";
import { studioProposalAddress } from "../../content/proposal-address.ts";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import type { SignedProposal } from "../../domain/proposal/answers.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { plainName } from "../mail/plain-name.ts";
import type { FoundLink } from "./find-link.ts";
import type { FoundVersion } from "./find-version.ts";
import type { LockedProposal } from "./lock-proposal.ts";
import { notifyStudioOfProposal } from "./notify-studio.ts";

/** Accepted, and what it answers won. */
export async function closeSigned(sql: Transaction, proposal: LockedProposal): Promise<void> {
  await sql`
    update public.proposals set state = 'accepted', closed_at = now() where id = ${proposal.id}`;
  await sql`
    update public.inbox_items set status = 'won'
    where (id = ${proposal.inboxItemId} or proposal_id = ${proposal.id}) and status not in ('won', 'spam')`;
}

type Told = {
  proposal: LockedProposal;
  version: FoundVersion;
  link: FoundLink;
  companyId: string;
  signed: SignedProposal;
  siteUrl: string;
};

/** What was agreed, to whoever signed and to the studio. */
export async function notifySigned(
  sql: Transaction,
  { proposal, version, link, companyId, signed, siteUrl }: Told,
): Promise<void> {
  const fields = describeSigned(version, signed);
  // By the company in it the mail is found and removed with the company.
  const dedupeKey = `proposal-signed:${companyId}:${signed.agreement_id}`;
  await enqueueMail(sql, {
    to: link.address,
    template: "proposal-signed",
    replyTo: brand.email,
    dedupeKey,
    data: { link: siteUrl + signed.portal_path, fields },
  });
  for (const to of await listOtherOwners(sql, companyId, link.address)) {
    await enqueueMail(sql, {
      to,
      template: "proposal-signed-for-you",
      replyTo: brand.email,
      dedupeKey: `${dedupeKey}:${to}`,
      data: { link: siteUrl + dashboardPage.path, fields },
    });
  }
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-proposal-signed",
    replyTo: link.address,
    dedupeKey: `studio ${dedupeKey}`,
    data: {
      link: siteUrl + studioProposalAddress(proposal.id),
      fields: [{ label: labels.client, value: proposal.clientName }, ...fields],
    },
  });
  await notifyStudioOfProposal(
    sql,
    { ...proposal, companyId },
    { state: "accepted", key: version.id },
  );
}

/** Those who answer for the company, and have not signed themselves. */
async function listOtherOwners(
  sql: Transaction,
  companyId: string,
  signer: string,
): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select u.email from public.memberships m join auth.users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = 'owner' and u.deleted_at is null
      and u.email_confirmed_at is not null and lower(u.email) <> ${signer}
    order by u.email`;
  return rows.map(({ email }) => email);
}

function describeSigned({ content }: FoundVersion, signed: SignedProposal) {
  const options = content.options.filter(({ key }) => signed.options.includes(key));
  const signer = `${signed.signer_name}, ${signed.signer_role}`;
  return [
    { label: labels.title, value: content.title },
    ...(options.length > 0
      ? [{ label: labels.options, value: options.map(({ title }) => title).join("; ") }]
      : []),
    ...(content.vat_rate === 0
      ? []
      : [
          { label: labels.net, value: formatToThePenny(signed.net_pence) },
          { label: labels.vat, value: formatToThePenny(signed.vat_pence) },
        ]),
    { label: labels.total, value: formatToThePenny(signed.total_pence) },
    ...(signed.invoice_number === null
      ? []
      : [{ label: labels.invoice, value: signed.invoice_number }]),
    { label: labels.signer, value: plainName(signer, 200) ?? signed.agreement_id },
    { label: labels.proof, value: signed.content_hash },
  ];
}
