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
  evidence: z.string().nullable(),
});

/** Who is charged: what the company has said of itself. Undefined where it has said nothing yet. */
export async function findBuyer(
  sql: Transaction,
  companyId: string | null,
): Promise<Buyer | undefined> {
  if (companyId === null) return undefined;
  const rows = await sql`
    select legal_name, address, country, vat_number, company_number, email, evidence
    from public.billing_details where company_id = ${companyId}`;
  const details = parseRow(detailsRow, rows);
  if (!details) return undefined;
  const { legal_name: name, ...rest } = details;
  return { name, ...rest };
}
