import { z } from "zod";
import type { Buyer } from "../../domain/billing/document.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const detailsRow = z.object({
  legal_name: z.string(),
  address: z.array(z.string()),
  country: z.string(),
  vat_number: z.string().nullable(),
  company_number: z.string().nullable(),
  email: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  evidence: z.string().nullable(),
});

type FoundDetails = {
  buyer: Buyer;
  /** The studio has looked at who they say they are. */
  isConfirmed: boolean;
};

/** Who is charged: what the company has said of itself. Undefined where it has said nothing yet. */
export async function findDetails(
  sql: Transaction,
  companyId: string | null,
): Promise<FoundDetails | undefined> {
  if (companyId === null) return undefined;
  const rows = await sql`
    select b.legal_name, b.address, b.country, b.vat_number, b.company_number, b.email, c.evidence,
      c.confirmed_at::text as "confirmedAt"
    from public.billing_details b left join public.billing_confirmations c using (company_id)
    where b.company_id = ${companyId}`;
  const details = parseRow(detailsRow, rows);
  if (!details) return undefined;
  const { legal_name: name, evidence, confirmedAt, ...rest } = details;
  const isConfirmed = confirmedAt !== null;
  // Anybody can write down a number that looks right.
  const isBusiness = isConfirmed && (rest.vat_number !== null || evidence !== null);
  return { buyer: { name, ...rest, ...(isBusiness && { is_business: true }) }, isConfirmed };
}

export async function findBuyer(
  sql: Transaction,
  companyId: string | null,
): Promise<Buyer | undefined> {
  return (await findDetails(sql, companyId))?.buyer;
}
