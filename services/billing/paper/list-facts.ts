import { documentLabels as labels } from "../../../content/billing-document.ts";
import { formatLongDay } from "../../../content/dates.ts";
import type { DocumentContent } from "../../../domain/billing/document.ts";
import type { LabelledFact } from "./draw-facts.ts";

/** What stands beside the address: number, dates, and what the other side knows it by. */
export function listFacts(content: DocumentContent): LabelledFact[] {
  const day = (label: string, value: string): LabelledFact => ({
    label,
    value: formatLongDay(value),
  });
  return [
    { label: labels.number, value: content.number, isStrong: true },
    day(labels.issued, content.issued_on),
    ...listOwn(content, day),
    ...listBuyer(content),
  ];
}

function listOwn(
  content: DocumentContent,
  day: (label: string, value: string) => LabelledFact,
): LabelledFact[] {
  if (content.kind === "receipt") return [day(labels.received, content.payment.received_on)];
  const { order_reference, seller, tax_point } = content;
  return [
    // It says when VAT fell due, and nothing to anybody else.
    ...(seller.vat_number === null ? [] : [day(labels.taxPoint, tax_point)]),
    ...(content.kind === "credit_note" ? [] : [day(labels.due, content.due_on)]),
    ...(order_reference === null ? [] : [{ label: labels.order, value: order_reference }]),
  ];
}

function listBuyer({ buyer, seller }: DocumentContent): LabelledFact[] {
  const { company_number, vat_number } = buyer;
  return [
    ...(company_number === null ? [] : [{ label: labels.buyerCompany, value: company_number }]),
    ...(vat_number === null || seller.vat_number === null
      ? []
      : [{ label: labels.buyerVat, value: vat_number }]),
  ];
}
