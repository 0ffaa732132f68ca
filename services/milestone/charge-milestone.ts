import { z } from "zod";
import { milestoneWords } from "../../content/milestone.ts";
import { typedLine } from "../../domain/billing/billing-request.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { issueNew, type Issued } from "../billing/issue-document.ts";
import { prepareContent } from "../billing/prepare-content.ts";
import { sendDocument } from "../billing/send-document.ts";

const chargedRow = z.object({
  company_id: z.string(),
  title: z.string(),
  project: z.string().nullable(),
  net_pence: z.coerce.number(),
  vat_rate: z.number(),
  terms_days: z.coerce.number().nullable(),
  signer_email: z.string().nullable(),
});

const usualTerms = 14;

/**
 * Writes and sends the invoice of a milestone that is reached, in the caller's transaction, which holds the ledger. Throws a
 * `BillingRefusal`, before anything is written, where none can be issued yet: nobody has said who is charged, or no numbers
 * are given.
 */
export async function chargeMilestone(
  sql: Transaction,
  milestoneId: string,
  { siteUrl }: { siteUrl: string },
): Promise<Issued> {
  const rows = await sql`
    select m.company_id, m.title, p.title as project, m.net_pence, m.vat_rate,
      v.content ->> 'terms_days' as terms_days, a.signer_email
    from public.milestones m
    left join public.projects p on p.id = m.project_id
    left join public.agreements a on a.id = m.agreement_id
    left join public.proposal_versions v on v.id = a.version_id
    where m.id = ${milestoneId} and m.document_id is null and m.reached_at is not null`;
  const milestone = parseRow(chargedRow, rows);
  if (!milestone) throw new Error("This milestone is not there to be charged.");
  const companyId = milestone.company_id;
  const line = typedLine.parse({
    description: milestoneWords.line(milestone.project, milestone.title),
    quantity: 100,
    unit_pence: milestone.net_pence,
    discount_pence: 0,
    vat_rate: milestone.vat_rate,
  });
  const content = await prepareContent(sql, companyId, {
    lines: [line],
    terms_days: milestone.terms_days ?? usualTerms,
    order_reference: null,
    note: null,
  });
  const issued = await issueNew(sql, { kind: "invoice", series: "INV", companyId, content });
  await sql`update public.milestones set document_id = ${issued.id} where id = ${milestoneId}`;
  await sendDocument(
    sql,
    { documentId: issued.id },
    { staffId: null, siteUrl, fallback: milestone.signer_email },
  );
  return issued;
}
