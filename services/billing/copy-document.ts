import { z } from "zod";
import { billingDraft, type BillingRequest } from "../../domain/billing/billing-request.ts";
import { vatRates } from "../../domain/billing/document.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findDocument } from "./find-document.ts";
import { saveDraft, type SavedDraft } from "./save-draft.ts";

const usualTermsDays = 14;

const saidTreatment = z.object({ vat_treatment: z.string() });

/** A draft of the same lines for the same client: an invoice from its proforma, or next month's. */
export async function copyDocument(
  sql: Transaction,
  { documentId, kind }: BillingRequest<"copy">,
): Promise<SavedDraft> {
  const found = await findDocument(sql, documentId);
  if (found.kind !== "invoice" && found.kind !== "proforma") throw new BillingRefusal("not-copied");
  if (found.companyId === null) throw new BillingRefusal("company-missing");
  const draft = billingDraft.parse({ terms_days: usualTermsDays, ...Object(found.content) });
  // A document without VAT says nothing of rates: what is charged at another has to be said anew.
  const isTyped =
    found.state === "draft" || saidTreatment.parse(found.content).vat_treatment === "uk";
  if (!isTyped) draft.lines = draft.lines.map((each) => ({ ...each, vat_rate: vatRates[0] }));
  const { companyId } = found;
  return saveDraft(sql, {
    action: "save_draft",
    documentId: null,
    seenAt: null,
    companyId,
    kind,
    draft,
  });
}
