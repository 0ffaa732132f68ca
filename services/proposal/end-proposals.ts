import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { studioProposalAddress } from "../../content/proposal-address.ts";
import { proposalMailLabels as labels } from "../../content/proposal-mail.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findNewest } from "./find-version.ts";
import { findLinkTo } from "./link.ts";
import { lockProposal } from "./lock-proposal.ts";
import { describeProposal } from "./mail-proposal.ts";
import { nameSending, notifyStudioOfProposal } from "./notify-studio.ts";

export const proposalEndSchedule: RecurringJob = {
  kind: "end-proposals",
  everySeconds: 3600,
  jitterSeconds: 300,
};

const reminderDays = 3;
const atOnce = 50;
const idRow = z.object({ id: z.string() });

/** Ends what nobody has signed by its last day in London, and reminds of what is about to end, each once. */
export function createProposalEnd(siteUrl: string): JobHandler {
  return async ({ transaction, signal }) => {
    for (let ended = atOnce; ended === atOnce && !signal.aborted;) {
      ended = await transaction((sql) => endSome(sql, siteUrl));
    }
    await transaction((sql) => remindSome(sql, siteUrl));
  };
}

async function endSome(sql: Transaction, siteUrl: string): Promise<number> {
  const rows = await sql`
    select id from public.proposals
    where state = 'sent' and valid_until < private.london_today()
    order by valid_until limit ${atOnce} for update skip locked`;
  const over = parseRows(idRow, rows);
  for (const { id } of over) await endOne(sql, id, siteUrl);
  return over.length;
}

async function endOne(sql: Transaction, id: string, siteUrl: string): Promise<void> {
  const proposal = await lockProposal(sql, id);
  const newest = await findNewest(sql, proposal);
  const { id: version, content } = newest;
  await sql`update public.proposals set state = 'expired', closed_at = now() where id = ${id}`;
  const key = nameSending(newest, proposal);
  await notifyStudioOfProposal(sql, proposal, { state: "expired", key });
  const fields = describeProposal(content);
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-proposal-expired",
    dedupeKey: `studio proposal-expired:${id}:${version}`,
    data: {
      link: siteUrl + studioProposalAddress(id),
      fields: [{ label: labels.client, value: proposal.clientName }, ...fields],
    },
  });
  await mailRecipient(sql, {
    proposalId: id,
    version,
    siteUrl,
    template: "proposal-expired",
    fields,
  });
}

async function remindSome(sql: Transaction, siteUrl: string): Promise<void> {
  const rows = await sql`
    select id from public.proposals
    where state = 'sent' and valid_until between private.london_today() and private.london_today() + ${reminderDays}::int
      and sent_at < now() - interval '24 hours'
    order by valid_until limit 1000 for update skip locked`;
  for (const { id } of parseRows(idRow, rows)) {
    const proposal = await lockProposal(sql, id);
    const { id: version, content } = await findNewest(sql, proposal);
    const fields = describeProposal(content);
    await mailRecipient(sql, {
      proposalId: id,
      version,
      siteUrl,
      template: "proposal-soon",
      fields,
    });
  }
}

type ToRecipient = {
  proposalId: string;
  version: string;
  siteUrl: string;
  template: "proposal-expired" | "proposal-soon";
  fields: ReturnType<typeof describeProposal>;
};

async function mailRecipient(
  sql: Transaction,
  { proposalId, version, siteUrl, template, fields }: ToRecipient,
): Promise<void> {
  const link = await findLinkTo(sql, proposalId);
  if (!link) return;
  await enqueueMail(sql, {
    to: link.address,
    template,
    replyTo: brand.email,
    dedupeKey: `${template}:${proposalId}:${version}`,
    data: { link: siteUrl + link.path, fields },
  });
}
