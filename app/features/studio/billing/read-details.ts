import * as z from "zod/mini";
import { text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const detailsRow = z.object({
  company_id: z.string(),
  legal_name: z.string(),
  address: z.array(z.string()),
  country: z.string(),
  vat_number: text,
  company_number: text,
  email: text,
  updated_at: z.string(),
  /** Null until the studio has looked at who they say they are. */
  billing_confirmations: z.nullable(z.object({ evidence: text })),
});
export type StoredDetails = z.infer<typeof detailsRow>;

/** Who is charged; null where nobody has said. */
export async function readDetails(company: string): Promise<StoredDetails | null> {
  return (await readDetailsOf([company]))[0] ?? null;
}

export function readDetailsOf(companies: readonly string[]): Promise<StoredDetails[]> {
  const query = sharedBackend()
    .from("billing_details")
    .select("*,billing_confirmations(evidence)")
    .in("company_id", companies);
  return readRows(query, detailsRow);
}
