import type postgres from "postgres";
import { sumLines, type LineTyped } from "../../domain/billing/sum-lines.ts";

const seller = {
  name: "Kinolume Ltd",
  company_number: "00000000",
  registered_in: "England and Wales",
  registered_office: "1 Example Wharf, London",
  vat_number: null,
  email: "studio@kinolume.example",
  bank: null,
};
const buyer = {
  name: "Northlight Coffee Ltd",
  address: ["2 Roast Lane", "Leeds"],
  country: "GB",
  vat_number: null,
  company_number: null,
  email: null,
  evidence: null,
};
const line: LineTyped = {
  description: "A film of thirty seconds – “Öl & Ähren” ☕",
  quantity: 150,
  unit_pence: 333_33,
  discount_pence: 0,
  vat_rate: 0,
};

/** An issued invoice of one line, written past the services. */
export async function insertInvoice(
  owner: postgres.ISql,
  {
    pence = 500_00,
    termsDays = 14,
    companyId = null,
  }: { pence?: number; termsDays?: number; companyId?: string | null } = {},
): Promise<{ id: string; number: string }> {
  const content = {
    seller,
    buyer,
    order_reference: null,
    vat_treatment: "none",
    note: null,
    terms_days: termsDays,
    ...sumLines([{ ...line, quantity: 100, unit_pence: pence }], "none"),
  };
  const [issued] = await owner<{ id: string; number: string }[]>`
    insert into billing_documents (kind, series, state, company_id, content)
    values ('invoice', 'INV', 'issued', ${companyId}, ${JSON.stringify(content)}::text::jsonb)
    returning id, number`;
  if (!issued) throw new Error("The invoice was not written.");
  return issued;
}
