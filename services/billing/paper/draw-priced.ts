import {
  describeCredit,
  describeOriginal,
  documentLabels as labels,
  formatQuantity,
  formatRate,
} from "../../../content/billing-document.ts";
import { formatToThePenny } from "../../../content/money.ts";
import type { DocumentLine, PricedContent } from "../../../domain/billing/document.ts";
import { drawPayment } from "./draw-payment.ts";
import { drawParagraph, drawSection } from "./draw-section.ts";
import { drawSums, showsVat } from "./draw-sums.ts";
import { type PaperColumn, drawTable, type PaperRow } from "./draw-table.ts";
import { millimetre, page } from "./measures.ts";
import type { PaperSheet } from "./sheet.ts";
import { styles } from "./styles.ts";

/** The body of all that have lines: an invoice, a credit note, a proforma. */
export async function drawPriced(sheet: PaperSheet, content: PricedContent): Promise<void> {
  const { kind, note } = content;
  if (kind === "credit_note") drawCredited(sheet, content.credits);
  await drawTable(sheet, { x: page.left, columns: listColumns(content), rows: listRows(content) });
  await drawSums(sheet, content);
  if (note !== null && note.trim() !== "")
    drawSection(sheet, { heading: labels.note, room: 40 }, () =>
      drawParagraph(sheet, styles.text, note),
    );
  if (kind !== "credit_note") drawPayment(sheet, content);
}

function drawCredited(
  sheet: PaperSheet,
  credits: { number: string; issued_on: string; reason: string },
): void {
  drawParagraph(sheet, styles.strong, describeOriginal(credits));
  drawParagraph(sheet, styles.text, `${labels.reason}: ${credits.reason}`);
  drawParagraph(sheet, styles.quiet, describeCredit(credits.number));
  sheet.y += 12;
}

function listColumns(content: PricedContent): PaperColumn[] {
  const withVat = showsVat(content);
  const figures: PaperColumn[] = [
    { head: labels.quantity, width: 18 * millimetre, align: "right" },
    { head: labels.unitPrice, width: 26 * millimetre, align: "right" },
    ...(withVat ? [{ head: labels.vatRate, width: 14 * millimetre, align: "right" as const }] : []),
    {
      head: content.seller.vat_number === null ? labels.amountPlain : labels.amount,
      width: 28 * millimetre,
      align: "right",
    },
  ];
  const rest = figures.reduce((sum, { width }) => sum + width, 0);
  return [{ head: labels.description, width: page.right - page.left - rest }, ...figures];
}

function listRows(content: PricedContent): PaperRow[] {
  const withVat = showsVat(content);
  return content.lines.map((line) => ({
    first: line.description,
    ...describeDiscount(line),
    figures: [
      formatQuantity(line.quantity),
      formatToThePenny(line.unit_pence),
      ...(withVat ? [formatRate(line.vat_rate)] : []),
      formatToThePenny(line.net_pence),
    ],
  }));
}

function describeDiscount({ discount_pence }: DocumentLine): { note?: string } {
  return discount_pence > 0 ? { note: labels.discount(discount_pence) } : {};
}
