import type { DocumentContent } from "../../domain/billing/document.ts";
import { emailAddress } from "../../domain/field/email-address.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findBuyer } from "./find-buyer.ts";

/**
 * Where a company has its documents sent, else where the document itself says; null where neither is an address that a mail
 * could go to. What was kept before addresses were checked stops no money from being written down.
 */
export async function findInvoiceAddress(
  sql: Transaction,
  { companyId, content }: { companyId: string | null; content: Pick<DocumentContent, "buyer"> },
): Promise<string | null> {
  const buyer = await findBuyer(sql, companyId);
  const parsed = emailAddress.safeParse(buyer?.email ?? content.buyer.email);
  return parsed.success ? parsed.data : null;
}
