import { draftPreviewWords } from "../../../../content/studio-billing.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import type { BillingDraft } from "../../../../domain/billing/billing-request.ts";
import type { Buyer, PricedContent, Seller } from "../../../../domain/billing/document.ts";
import { chooseTreatment } from "../../../../domain/billing/choose-treatment.ts";
import { sumLines } from "../../../../domain/billing/sum-lines.ts";

type Draft = { kind: "invoice" | "proforma"; draft: BillingDraft; seller: Seller; buyer: Buyer };

/** A draft as it would be, were it issued today. */
export function buildPreview({ kind, draft, seller, buyer }: Draft): PricedContent {
  const { lines, terms_days, order_reference, note } = draft;
  const today = todayInLondon();
  const vat_treatment = chooseTreatment(seller, buyer);
  return {
    kind,
    number: draftPreviewWords.number,
    issued_on: today,
    tax_point: today,
    due_on: addDays(today, terms_days),
    seller,
    buyer,
    order_reference,
    note,
    vat_treatment,
    ...sumLines(lines, vat_treatment),
  };
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days from one to the other; less than nothing backwards. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
